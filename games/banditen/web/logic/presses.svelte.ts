/** What a press does: on a hex, on an order, on "back". */
import type { BanditenBoard } from './board.svelte';
import type { Hex, HexId } from './ground';
import type { Lit } from './lit.svelte';
import { targetHex } from './stage';

export class Presses {
  readonly #board: BanditenBoard;
  #chosen = $state.raw<HexId | null>(null);
  #finger: HexId | null = null;

  constructor(board: BanditenBoard) {
    this.#board = board;
  }

  /** A hex is pressed. What hover shows, a first tap shows; the second does it. */
  hex(hex: Hex | undefined, touch: boolean): void {
    if (!hex) return;
    const { asked, lit: lights, look } = this.#board;
    // A mouse that lies still while the map moves looks elsewhere: what a finger saw is its own.
    const shown = touch ? this.#finger === hex.id : look.at === hex;
    look.to(hex);
    look.pin(hex);
    this.#finger = touch ? hex.id : null;
    if (!asked) return;
    const lit = lights.at(hex);
    const harmless = lit !== undefined && lit.offers.length > 0 && lit.offers.every(({ verb }) => verb === 'activate');
    if (touch && lit && !shown && !harmless) return;
    void this.#do(hex, lit);
  }

  async #do(hex: Hex, lit: Lit | undefined): Promise<void> {
    const { group, lit: lights, plan, props, stacks, stage } = this.#board;
    const [one, ...more] = lit?.offers ?? [];
    if (one?.verb === 'at')
      return void (await plan.pursue({ picks: [...plan.draft, one.action], units: group.taking, route: [] }));
    if (one && more.length === 0) return void (await plan.send([one.action]));
    if (one) {
      this.#chosen = hex.id;
      return;
    }
    if (lit && group.at) {
      const route = (lights.ahead.get(hex.id)?.path ?? []).map(({ id }) => id);
      if (stage === 'verb') await plan.pursue({ picks: [...plan.draft, 'move'], units: group.taking, route });
      else await plan.pursue({ picks: [], units: 'all', route });
      return;
    }
    const mine = stacks.get(hex.id)?.some((piece) => piece.seat === props.seat) ?? false;
    // Another own stack: it is taken up instead.
    if (mine && plan.draft[0]?.startsWith('activate')) {
      if (group.at === hex) plan.takeBack();
      else await plan.pursue({ picks: [`activate hex:${hex.id}`], units: 'all', route: [] });
      return;
    }
    const verb =
      stage === 'activate' || stage === 'verb'
        ? mine
          ? 'activate'
          : null
        : (plan.offers.find((offer) => targetHex(offer) !== null)?.verb ?? null);
    if (verb) await plan.explainWhyNot(`${verb} hex:${hex.id}`);
  }

  /** Where several things can be done, the one whose choices the panel shows. */
  get picking(): Lit | null {
    const { all } = this.#board.lit;
    const several = all.filter(({ offers }) => offers.length > 1);
    return (
      several.find(({ hex }) => hex.id === this.#chosen) ??
      (several.length === 1 && all.length === 1 ? (several[0] ?? null) : null)
    );
  }

  /** The group goes there. */
  go = (hex: Hex): void => void this.#do(hex, this.#board.lit.at(hex));
  /** The stack fires there, with those chosen. */
  fire = (hex: Hex): void => {
    const { group, plan } = this.#board;
    void plan.pursue({ picks: [...plan.draft, 'fire'], at: hex.id, units: group.taking, route: [] });
  };
  /** A verb for the stack that is taken up, with those chosen. */
  verb = async (verb: string): Promise<void> => {
    const { group, plan } = this.#board;
    // Who fires is asked after the target; everything else needs no more than who takes part.
    const asks = verb === 'fire' || verb === 'fire_and_move' || verb === 'regroup';
    await plan.pursue({ picks: [...plan.draft, verb], units: asks ? [] : group.taking, route: [] });
  };

  /** A reaction in which nobody can hit or win: there is nothing to ask. */
  get hopeless(): boolean {
    const { awaited, plan } = this.#board;
    return (
      awaited &&
      plan.draft.length === 0 &&
      plan.offers.some(({ verb }) => verb === 'decline') &&
      plan.offers.every(({ verb, odds }) => verb === 'decline' || odds === 0)
    );
  }

  /** The table has changed. */
  sync(): void {
    this.#board.plan.sync();
    if (this.hopeless) void this.#board.plan.send(['decline']);
  }
  /** A new question: what was chosen for the old one goes. */
  fresh(): void {
    const { group, look, stage } = this.#board;
    this.#chosen = null;
    this.#finger = null;
    look.order = null;
    if (stage !== 'verb' && stage !== 'units' && stage !== 'target') group.everybody();
  }
  takeBack = (): void => {
    this.#chosen = null;
    this.#board.group.everybody();
    this.#board.plan.takeBack();
  };
}
