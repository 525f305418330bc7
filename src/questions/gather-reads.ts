import { withOwnDeadline } from '../engines/deadline.ts';

/**
 * Names in one read. Larger reads block other statements for too long, and the rows of a few must fit into memory when all
 * are of the largest size.
 */
const MOST_NAMES = 250;
/** Reads at the same time. While they run, further names gather for the next one. */
const MOST_READS = 2;

interface Waiting<Name, Found> {
  readonly names: readonly Name[];
  readonly resolve: (found: ReadonlyMap<Name, Found>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the reads of concurrent requests: one statement for many rows costs a fraction of many statements. A read
 * starts after the requests that it serves. If it fails, all waiting requests fail, since they would only wait longer
 * for the same error.
 *
 * @param read - reads the names that exist
 * @returns reads names; the result may contain others too
 */
export function gatherReads<Name, Found>(
  read: (names: readonly Name[]) => Promise<ReadonlyMap<Name, Found>>,
): (names: readonly Name[]) => Promise<ReadonlyMap<Name, Found>> {
  let waiting: Waiting<Name, Found>[] = [];
  let reads = 0;
  let isScheduled = false;

  function takeBatch(): Waiting<Name, Found>[] {
    let count = 0;
    let end = 0;
    for (const { names } of waiting) {
      if (end > 0 && count + names.length > MOST_NAMES) break;
      count += names.length;
      end += 1;
    }
    return waiting.splice(0, end);
  }

  async function readBatch(batch: readonly Waiting<Name, Found>[]): Promise<void> {
    reads += 1;
    try {
      const [only] = batch;
      const names =
        batch.length === 1 && only !== undefined
          ? only.names
          : [...new Set(batch.flatMap((request) => request.names))];
      const found = await read(names);
      for (const request of batch) request.resolve(found);
    } catch (error) {
      const failed = [...batch, ...waiting];
      waiting = [];
      for (const request of failed) request.reject(error);
    } finally {
      reads -= 1;
      startReads();
    }
  }

  function startReads(): void {
    isScheduled = false;
    while (reads < MOST_READS && waiting.length > 0) {
      const batch = takeBatch();
      withOwnDeadline(() => void readBatch(batch));
    }
  }

  return (names) =>
    new Promise((resolve, reject) => {
      waiting.push({ names, resolve, reject });
      // An immediate, so that all requests that arrive in one turn of the event loop share a read.
      if (!isScheduled && reads < MOST_READS) {
        isScheduled = true;
        setImmediate(startReads);
      }
    });
}
