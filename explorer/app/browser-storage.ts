/** Storage of texts that may fail, as that of a browser with private windows or a full disk. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that lasts as long as the page. */
function inMemory(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** The storage of the browser. Where it is blocked or full, a round can be played, but not resumed. */
function orMemory(read: () => Storage): TextStorage {
  const memory = inMemory();
  const attempt = <Result>(action: (storage: TextStorage) => Result): Result => {
    try {
      return action(read());
    } catch {
      // Browsers throw when the user has blocked storage, and when it is full.
      return action(memory);
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)) ?? memory.getItem(key),
    setItem: (key, text) => attempt((storage) => storage.setItem(key, text)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

/** For this tab only: the rounds that are being played, and where the visitor was on the last page. */
export const TAB_STORAGE = orMemory(() => sessionStorage);
/** For all visits: which questions the player has had, and whether there is a timer. */
export const LASTING_STORAGE = orMemory(() => localStorage);
