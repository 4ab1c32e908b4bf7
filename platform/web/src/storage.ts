/** What this browser keeps for the reader (localStorage). A browser that refuses storage just forgets. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`staffetta.${key}`);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`staffetta.${key}`);
    else localStorage.setItem(`staffetta.${key}`, value);
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}
