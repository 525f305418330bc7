import type { Logger } from 'pino';

import type { Repetition } from '../engines/repeat.ts';
import type { Database } from '../store/database.ts';
import { saveKeyUses } from '../store/accounts/owners.ts';

/** Milliseconds. */
const SAVE_INTERVAL = 10_000;

/** Records when keys were last used, outside of requests. */
export interface KeyUses {
  /** Notes that a key is in use. */
  readonly note: (keyId: string) => void;
  readonly save: () => Promise<void>;
  /** Saves from time to time, and a last time when it is closed. */
  readonly start: () => Repetition;
}

export function createKeyUses(database: Database, logger: Logger): KeyUses {
  let used = new Set<string>();

  async function save(): Promise<void> {
    if (used.size === 0) return;
    const ids = [...used];
    used = new Set();
    try {
      await saveKeyUses(database, ids);
    } catch (error) {
      // A key that stays in use is noted again within two seconds.
      logger.warn({ err: error, keys: ids.length }, 'the last use of keys was not saved');
    }
  }

  return {
    note: (keyId) => void used.add(keyId),
    save,
    start() {
      let saving = Promise.resolve();
      const timer = setInterval(() => void (saving = save()), SAVE_INTERVAL).unref();
      return {
        async close() {
          clearInterval(timer);
          await saving;
          await save();
        },
      };
    },
  };
}
