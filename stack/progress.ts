/** Tells people what takes long. One line for each step that lasts over a second; short steps stay silent. */
export interface Progress {
  /** Runs the work and shows its title with the seconds that it took. */
  step<Result>(title: string, work: () => Promise<Result>): Promise<Result>;
  /** Prints one line, above the live line if there is one. */
  say(line: string): void;
}

export interface ProgressOutput {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Below this a step is not worth a line. */
const silentMilliseconds = 1000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Progress on a stream: a live line on a terminal, a line at begin and end elsewhere. */
export function createProgress(output: ProgressOutput = process.stderr): Progress {
  const live = output.isTTY === true;
  const active = new Map<string, number>();
  const clear = (): void => {
    if (live) output.write('\r\u001b[2K');
  };
  const draw = (): void => {
    const now = performance.now();
    const late = [...active].filter(([, begun]) => now - begun > silentMilliseconds);
    clear();
    if (late.length > 0) {
      output.write(`  … ${late.map(([title, begun]) => `${title} ${seconds(now - begun)}`).join(', ')}`);
    }
  };
  const say = (line: string): void => {
    clear();
    output.write(`${line}\n`);
  };
  return {
    say,
    step: async (title, work) => {
      const begun = performance.now();
      active.set(title, begun);
      const late = setTimeout(() => !live && say(`  ${title} …`), silentMilliseconds);
      const redraw = setInterval(() => live && draw(), 200);
      try {
        const result = await work();
        const took = performance.now() - begun;
        if (took > silentMilliseconds) say(`  ${title}: ${seconds(took)}`);
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
