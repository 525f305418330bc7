import type { UserDay } from './usage-counters.ts';

/** Days of users whose counters in Redis have changed since they were last written to PostgreSQL. */
export interface UsageDays {
  readonly add: (day: UserDay) => void;
  /** Removes all of them and returns them. */
  readonly takeAll: () => UserDay[];
}

export function createUsageDays(): UsageDays {
  // Nearly all requests find their day and user already there, so the key must cost nothing.
  let days = new Map<number, Map<string, UserDay>>();
  return {
    add({ userId, day }) {
      const users = days.get(day);
      if (users === undefined) days.set(day, new Map([[userId, { userId, day }]]));
      else if (!users.has(userId)) users.set(userId, { userId, day });
    },
    takeAll() {
      const taken = [...days.values()].flatMap((users) => [...users.values()]);
      days = new Map();
      return taken;
    },
  };
}
