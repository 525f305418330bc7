import { withOwnDeadline } from './time-limits.ts';

interface GatherOptions<Item, Result> {
  /**
   * Does the work of a batch, and returns the result of each item in the order of the items: a promise that rejects is the
   * failure of one item. If this rejects, all items of the batch fail with its error.
   */
  readonly work: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>;
  /** The size of a batch. An item that is larger by itself gets a separate batch. */
  readonly most: number;
  /** The size of one item. The default is 1. */
  readonly sizeOf?: (item: Item) => number;
  /** Batches at the same time. While they run, further items gather for the next one: batches grow under load. */
  readonly atOnce: number;
  /** Milliseconds for which a batch counts among those; as long as it runs by default. */
  readonly patience?: number;
  /**
   * Whether the failure of a batch is also that of the items that wait: they would only wait longer for the same error. The
   * default is false.
   */
  readonly failsWaiting?: boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what concurrent requests want from an engine, because one exchange for many costs a fraction of many exchanges. A
 * batch has the time of a whole request, whichever requests it serves, and the end of one caller does not stop it.
 *
 * @returns adds an item to the next batch, and resolves to its result
 */
export function createGather<Item, Result>(
  options: GatherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const { work, most, sizeOf = () => 1, atOnce, patience, failsWaiting = false } = options;
  let waiting: Waiting<Item, Result>[] = [];
  const running = new Set<readonly Waiting<Item, Result>[]>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || running.size >= atOnce) return;
    isScheduled = true;
    // Not a microtask: Node runs those between the reads of two connections, so requests of one turn would not meet.
    setImmediate(start);
  }

  function start(): void {
    isScheduled = false;
    while (running.size < atOnce && waiting.length > 0) {
      const batch = takeBatch();
      withOwnDeadline(() => void run(batch));
    }
  }

  function takeBatch(): Waiting<Item, Result>[] {
    let size = 0;
    let end = 0;
    for (const { item } of waiting) {
      size += sizeOf(item);
      if (end > 0 && size > most) break;
      end += 1;
    }
    const batch = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return batch;
  }

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    running.add(batch);
    const letNextStart = (): void => {
      running.delete(batch);
      schedule();
    };
    const timer = patience === undefined ? undefined : setTimeout(letNextStart, patience);
    try {
      const results = await work(batch.map(({ item }) => item));
      if (results.length < batch.length) throw new Error('a batch has fewer results than items');
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch (error) {
      for (const { reject } of failsWaiting ? [...batch, ...waiting.splice(0)] : batch) reject(error);
    } finally {
      clearTimeout(timer);
      letNextStart();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
