/** What is asked for together; those that come while a question is under way wait for the next one. */
export interface GatherLimits {
  /** Names in one question. */
  readonly atOnce: number;
  /** Names that may wait beside those that are urgent. */
  readonly waiting: number;
}

/**
 * Looks a name up: undefined when there is nothing of that name. An urgent one goes before all others and is never turned away.
 *
 * @throws whatever the question throws, and what `turnAway` makes when too many wait
 */
export type LookUp<Found> = (name: string, urgent: boolean) => Promise<Found | undefined>;

type Waiting<Found> = Map<string, PromiseWithResolvers<Found | undefined>>;

/** Takes up to so many out of what waits, first come, first served. */
function take<Found>(from: Waiting<Found>, most: number, into: Waiting<Found>): void {
  for (const [name, answer] of from) {
    if (into.size >= most) return;
    into.set(name, answer);
    from.delete(name);
  }
}

/**
 * Gathers look-ups, so that however many come at once there is one question under way at a time.
 *
 * @param ask - finds what there is of the names
 * @param turnAway - the error for a name for which there is no more room to wait
 */
export function gatherLookUps<Found>(
  ask: (names: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  limits: GatherLimits,
  turnAway: () => Error,
): LookUp<Found> {
  const urgently: Waiting<Found> = new Map();
  const others: Waiting<Found> = new Map();
  let asked: Waiting<Found> = new Map();
  let busy = false;

  function failAll(error: unknown): void {
    for (const waiting of [asked, urgently, others]) {
      for (const answer of waiting.values()) answer.reject(error);
      waiting.clear();
    }
  }

  async function askAll(): Promise<void> {
    busy = true;
    try {
      while (urgently.size + others.size > 0) {
        asked = new Map();
        take(urgently, limits.atOnce, asked);
        take(others, limits.atOnce, asked);
        const found = await ask([...asked.keys()]);
        for (const [name, answer] of asked) answer.resolve(found.get(name));
      }
    } catch (error) {
      // Whoever waits would only wait longer for the same.
      failAll(error);
    } finally {
      asked = new Map();
      busy = false;
    }
  }

  return (name, urgent) => {
    const under = asked.get(name) ?? urgently.get(name) ?? others.get(name);
    if (under !== undefined) return under.promise;
    if (!urgent && others.size >= limits.waiting) return Promise.reject(turnAway());
    const answer = Promise.withResolvers<Found | undefined>();
    (urgent ? urgently : others).set(name, answer);
    if (!busy) void askAll();
    return answer.promise;
  };
}
