interface QueueOptions {
  /** How much work is done at the same time, and how much may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Creates the error for work that is refused because too much is waiting. */
  readonly createBusyError: () => Error;
}

/** Does work when it is its turn. Rejects with the error of the work, or with that for a full queue. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits concurrent work, and refuses work when the queue is full. */
export function createWorkQueue({ atOnce, waiting, createBusyError }: QueueOptions): WorkQueue {
  let working = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (working < atOnce) working += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw createBusyError();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
