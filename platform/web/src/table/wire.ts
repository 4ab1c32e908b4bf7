/** What goes over the wire, in one place. The types are written out from the server's own (src/protocol). */
import type { Arg } from '../protocol/Arg';
import type { ClientMessage } from '../protocol/ClientMessage';

export type { Arg } from '../protocol/Arg';
export type { Awaiting } from '../protocol/Awaiting';
export type { ChatLine } from '../protocol/ChatLine';
export type { ClaimSeat } from '../protocol/ClaimSeat';
export type { ClaimedSeat } from '../protocol/ClaimedSeat';
export type { ClientMessage } from '../protocol/ClientMessage';
export type { Form } from '../protocol/Form';
export type { Frame } from '../protocol/Frame';
export type { Frames } from '../protocol/Frames';
export type { GameInfo } from '../protocol/GameInfo';
export type { Grey } from '../protocol/Grey';
export type { Hint } from '../protocol/Hint';
export type { Line } from '../protocol/Line';
export type { Occasion } from '../protocol/Occasion';
export type { Offer } from '../protocol/Offer';
export type { OpenTable } from '../protocol/OpenTable';
export type { OpenedSeat } from '../protocol/OpenedSeat';
export type { OpenedTable } from '../protocol/OpenedTable';
export type { OptionInfo } from '../protocol/OptionInfo';
export type { OptionKind } from '../protocol/OptionKind';
export type { OptionValue } from '../protocol/OptionValue';
export type { Order } from '../protocol/Order';
export type { Speed } from '../protocol/Speed';
export type { Outcome } from '../protocol/Outcome';
export type { Play } from '../protocol/Play';
export type { PresetInfo } from '../protocol/PresetInfo';
export type { Problem } from '../protocol/Problem';
export type { Prompt } from '../protocol/Prompt';
export type { Refusal } from '../protocol/Refusal';
export type { Reply } from '../protocol/Reply';
export type { RuleText } from '../protocol/RuleText';
export type { RulesText } from '../protocol/RulesText';
export type { SeatKind } from '../protocol/SeatKind';
export type { SeatState } from '../protocol/SeatState';
export type { SeatWish } from '../protocol/SeatWish';
export type { ServerMessage } from '../protocol/ServerMessage';
export type { StandingOrder } from '../protocol/StandingOrder';
export type { State } from '../protocol/State';
export type { Status } from '../protocol/Status';
export type { TableInfo } from '../protocol/TableInfo';
export type { TakenAs } from '../protocol/TakenAs';
export type { TalkState } from '../protocol/TalkState';
export type { Told } from '../protocol/Told';
export type { Until } from '../protocol/Until';

/** Named things that a sentence speaks of. */
export type Args = { [name in string]?: Arg };

type Bare<T> = T extends unknown ? Omit<T, 'token'> : never;
/** What a client asks for; the connection adds the token. */
export type Request = Bare<ClientMessage>;
