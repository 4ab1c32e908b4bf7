/** What a press would do, shown before it is done. Whatever hover shows also comes on focus and on a first tap; a second
    tap does it. */
import { createContext } from 'svelte';

export class Preview {
  /** The name of what is shown. */
  shown = $state<string | null>(null);
  #finger: { name: string; shown: boolean } | null = null;

  show = (name: string | null): void => {
    this.shown = name;
  };

  /** A pointer came down: before its click it is noted whether a finger had seen this already. */
  touch = (name: string, pointer: string): void => {
    this.#finger = pointer === 'touch' ? { name, shown: this.shown === name } : null;
  };

  /** Is this press the one that does it? A finger's first is not: it only shows. */
  commits(name: string): boolean {
    const finger = this.#finger;
    this.#finger = null;
    if (!finger || finger.name !== name || finger.shown) return true;
    this.shown = name;
    return false;
  }
}

export const [usePreview, setPreview] = createContext<Preview>();
