/** Played with common sense, quickly: the bot that a first game should meet. */
export const USUAL_BOT = 'fighter';
