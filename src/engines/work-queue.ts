/** Whose work it is. */
export interface QueueCaller {
  /** Work of the same line is done in order. Lines take turns. */
  readonly line: string;
  /** A full queue refuses unknown callers first. The default is false. */
  readonly isKnown?: boolean;
}

interface QueueOptions {
  /** How much work is done at the same time, and how much may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Creates the error for work that is refused because too much is waiting. */
  readonly createBusyError: () => Error;
}

/** Does work when it is its turn. Rejects with the error of the work, or with that for a full queue. */
export type WorkQueue = <Result>(work: () => Promise<Result>, caller?: QueueCaller) => Promise<Result>;

interface Line {
  readonly isKnown: boolean;
  readonly waiting: { readonly start: () => void; readonly refuse: (error: Error) => void }[];
}

const ANYONE: QueueCaller = { line: '' };

/**
 * Limits concurrent work. When the queue is full, the last work of the longest line is refused, so that one caller cannot
 * take the places of all others.
 */
export function createWorkQueue({ atOnce, waiting, createBusyError }: QueueOptions): WorkQueue {
  let working = 0;
  let queued = 0;
  /** In the order of their turns. None is empty. */
  const lines = new Map<string, Line>();

  function wait({ line, isKnown = false }: QueueCaller): Promise<void> {
    return new Promise((start, refuse) => {
      const own = lines.get(line) ?? { isKnown, waiting: [] };
      lines.set(line, own);
      own.waiting.push({ start, refuse });
      queued += 1;
      if (queued > waiting) refuseOne();
    });
  }

  function refuseOne(): void {
    const [first, ...others] = [...lines].reverse();
    if (first === undefined) return;
    const [name, line] = others.reduce(
      (most, other) => (rank(other[1]) > rank(most[1]) ? other : most),
      first,
    );
    line.waiting.pop()?.refuse(createBusyError());
    queued -= 1;
    if (line.waiting.length === 0) lines.delete(name);
  }

  /** The line with the highest rank is refused first. */
  const rank = (line: Line): number => line.waiting.length + (line.isKnown ? 0 : waiting);

  function startNext(): boolean {
    const [next] = lines;
    if (next === undefined) return false;
    const [name, line] = next;
    lines.delete(name);
    line.waiting.shift()?.start();
    queued -= 1;
    if (line.waiting.length > 0) lines.set(name, line);
    return true;
  }

  return async (work, caller = ANYONE) => {
    if (working < atOnce) working += 1;
    else await wait(caller);
    try {
      return await work();
    } finally {
      if (!startNext()) working -= 1;
    }
  };
}
