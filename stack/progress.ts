/** Reports long steps: one line for each step that takes over a second. */
export interface Progress {
  /** Runs the work and prints its title with the seconds that it took. */
  step<Result>(title: string, work: () => Promise<Result>): Promise<Result>;
  /** Prints one line, above the live line if there is one. */
  print(line: string): void;
}

export interface ProgressOutput {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Shorter steps are not reported. */
const silentMilliseconds = 1000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Progress on a stream: a live line in a terminal, otherwise a line at the start and the end. */
export function createProgress(output: ProgressOutput = process.stderr): Progress {
  const live = output.isTTY === true;
  const active = new Map<string, number>();
  const clear = (): void => {
    if (live) output.write('\r\u001b[2K');
  };
  const draw = (): void => {
    const now = performance.now();
    const late = [...active].filter(([, start]) => now - start > silentMilliseconds);
    clear();
    if (late.length > 0) {
      output.write(`  … ${late.map(([title, start]) => `${title} ${seconds(now - start)}`).join(', ')}`);
    }
  };
  const print = (line: string): void => {
    clear();
    output.write(`${line}\n`);
  };
  return {
    print,
    step: async (title, work) => {
      const start = performance.now();
      active.set(title, start);
      const late = setTimeout(() => !live && print(`  ${title} …`), silentMilliseconds);
      const redraw = setInterval(() => live && draw(), 200);
      try {
        const result = await work();
        const took = performance.now() - start;
        if (took > silentMilliseconds) print(`  ${title}: ${seconds(took)}`);
        return result;
      } finally {
        clearTimeout(late);
        clearInterval(redraw);
        active.delete(title);
        if (live) draw();
      }
    },
  };
}
