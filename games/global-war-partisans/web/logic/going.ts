/** A battle that goes on by itself: losses as the rules propose, rounds until the chance falls below what was named. */
import type { WarBoard } from './board.svelte';

const LOSSES: readonly string[] = ['defender_losses', 'attacker_losses', 'share_hits'];

export function keepFighting(board: WarBoard): void {
  const { move } = board;
  void board.props.play?.question;
  if (!move.running || move.sent || !board.asked) return;
  const stop = (): void => {
    move.running = false;
    move.sweeping = false;
  };
  const next = move.sweeping && board.occasion === 'combat' ? move.of('resolve')[0] : undefined;
  if (next) {
    void move.send([next.action]);
    return;
  }
  if (LOSSES.includes(board.occasion)) {
    void board.answers.ask('usual', {}).then((usual) => {
      if (typeof usual === 'string' && move.running) void move.send([usual]);
      else stop();
    });
  } else if (board.occasion === 'retreat' && board.battlefield && move.has('fight')) {
    const zone = board.battlefield;
    void board.answers.ask('battle', { zone }).then((odds) => {
      if (!move.running || !('wins' in odds)) return;
      if (move.going === 'end' || odds.wins * 100 >= move.stopBelow) void move.send(['fight']);
      else stop();
    });
  } else if (!board.fighting || board.occasion === 'retreat') stop();
  // Anything else, such as support by partisans, is answered by the viewer, and the battle runs on.
}
