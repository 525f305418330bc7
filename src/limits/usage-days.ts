import type { UserDay } from './usage-counters.ts';

/** Days of users whose counters in Redis have changed since they were last written to PostgreSQL. */
export interface UsageDays {
  readonly add: (day: UserDay) => void;
  /** Removes all of them and returns them. */
  readonly takeAll: () => UserDay[];
}

export function createUsageDays(): UsageDays {
  // By user and day: most requests find theirs already there.
  let days = new Map<string, UserDay>();
  return {
    add({ userId, day }) {
      const key = `${userId}:${day}`;
      if (!days.has(key)) days.set(key, { userId, day });
    },
    takeAll() {
      const taken = [...days.values()];
      days = new Map();
      return taken;
    },
  };
}
