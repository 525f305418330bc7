/** Limits of a batch. Names that arrive while a batch is loading wait for the next one. */
export interface BatchLimits {
  /** Names in one batch. */
  readonly atOnce: number;
  /** Names that may wait, in addition to urgent ones. */
  readonly waiting: number;
}

/**
 * Looks up a name. Undefined if nothing has that name. Urgent names are loaded before all others and are never
 * rejected.
 *
 * @throws errors of `load`, and the error of `createBusyError` if too many names are waiting
 */
export type Lookup<Found> = (name: string, isUrgent: boolean) => Promise<Found | undefined>;

type Waiting<Found> = Map<string, PromiseWithResolvers<Found | undefined>>;

/** Moves names to `into` until it has `most`, first come, first served. */
function take<Found>(from: Waiting<Found>, most: number, into: Waiting<Found>): void {
  for (const [name, result] of from) {
    if (into.size >= most) return;
    into.set(name, result);
    from.delete(name);
  }
}

/**
 * Gathers lookups into batches, so that only one query is running at a time.
 *
 * @param load - finds the names that exist
 * @param createBusyError - creates the error for names that exceed the limit of waiting ones
 */
export function batchLookups<Found>(
  load: (names: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  limits: BatchLimits,
  createBusyError: () => Error,
): Lookup<Found> {
  const urgent: Waiting<Found> = new Map();
  const others: Waiting<Found> = new Map();
  let loading: Waiting<Found> = new Map();
  let busy = false;

  function failAll(error: unknown): void {
    for (const waiting of [loading, urgent, others]) {
      for (const result of waiting.values()) result.reject(error);
      waiting.clear();
    }
  }

  async function loadAll(): Promise<void> {
    busy = true;
    try {
      while (urgent.size + others.size > 0) {
        loading = new Map();
        take(urgent, limits.atOnce, loading);
        take(others, limits.atOnce, loading);
        const found = await load([...loading.keys()]);
        for (const [name, result] of loading) result.resolve(found.get(name));
      }
    } catch (error) {
      // All waiting lookups would only wait longer for the same error.
      failAll(error);
    } finally {
      loading = new Map();
      busy = false;
    }
  }

  return (name, isUrgent) => {
    const pending = loading.get(name) ?? urgent.get(name) ?? others.get(name);
    if (pending !== undefined) return pending.promise;
    if (!isUrgent && others.size >= limits.waiting) return Promise.reject(createBusyError());
    const result = Promise.withResolvers<Found | undefined>();
    (isUrgent ? urgent : others).set(name, result);
    if (!busy) void loadAll();
    return result.promise;
  };
}
