import type { GameInfo } from '../table/wire';

/** A game as the home page names it. Its words are `<slug>-kind`, `-blurb` and `-cover`, its picture `<slug>/cover`. */
export interface Listing {
  slug: string;
  title: string;
  subtitle?: string;
  players: readonly [least: number, most: number];
}

/** A game on the home page: whether this server has it decides what can be done with it. */
export interface ListedGame extends Listing {
  playable: boolean;
  /** Its own words, where the site has none for it. */
  blurb?: string;
}

/** The site's games in its own order, then whatever else the server has; what cannot be played here comes last. */
export function listGames(
  known: readonly Listing[],
  served: readonly GameInfo[],
  titles: Readonly<Record<string, { title: string; blurb: string }>>,
): ListedGame[] {
  const has = (slug: string) => served.some(({ id }) => id === slug);
  const others = served.filter(({ id }) => !known.some(({ slug }) => slug === id));
  const own = known.map((game) => ({ ...game, playable: has(game.slug) }));
  return [
    ...own.filter(({ playable }) => playable),
    ...others.map((game) => ({
      slug: game.id,
      title: titles[game.id]?.title ?? game.id,
      blurb: titles[game.id]?.blurb ?? '',
      playable: true,
      players: [game.min_seats, game.max_seats] as const,
    })),
    ...own.filter(({ playable }) => !playable),
  ];
}
