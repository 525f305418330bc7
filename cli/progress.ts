import type { Writable } from 'node:stream';
import { Presets, SingleBar } from 'cli-progress';

import type { Output } from './output.ts';

/** Milliseconds between two lines where there is no terminal to draw in. */
const LINE_EVERY = 2_000;

/** How far something is. */
export interface Standing {
  /** In whatever unit: only their ratio is shown. */
  readonly done: number;
  readonly total: number;
  /** What is said beside it. */
  readonly words: string;
}

/** Shows how far a command is, on standard error. */
interface ProgressDisplay {
  readonly show: (standing: Standing) => void;
  readonly end: () => void;
}

const say = ({ done, total, words }: Standing): string =>
  `${Math.floor((100 * done) / Math.max(1, total))} %, ${words}`;

/** Words for a length of time in milliseconds, as exact as a guess can be. */
function roughly(time: number): string {
  const seconds = Math.ceil(time / 1_000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

function lines(output: Output): ProgressDisplay {
  let next = performance.now() + LINE_EVERY;
  let first: { readonly done: number; readonly time: number } | undefined;
  return {
    show: (standing) => {
      const { done, total } = standing;
      const now = performance.now();
      first ??= { done, time: now };
      if (now < next) return;
      next = now + LINE_EVERY;
      const left = ((total - done) * (now - first.time)) / (done - first.done);
      output.note(Number.isFinite(left) ? `${say(standing)}, ${roughly(left)} left` : say(standing));
    },
    end: () => undefined,
  };
}

function bar(action: string, stream: Writable): ProgressDisplay {
  const drawn = new SingleBar(
    { format: `${action} {bar} {percentage} %  {words}, {eta_formatted} left`, etaBuffer: 100, stream },
    Presets.shades_classic,
  );
  drawn.start(1, 0, { words: '' });
  return {
    show: ({ done, total, words }) => {
      drawn.setTotal(total);
      drawn.update(done, { words });
    },
    end: () => drawn.stop(),
  };
}

/** Shows one part of a command's work after another. */
interface PartsDisplay {
  /** `action` tells the part; a part that is shown again after another one begins anew. */
  readonly show: (action: string, standing: Standing) => void;
  readonly end: () => void;
}

/** A display as `createProgress` makes it for each part, when the part begins. */
export function createParts(output: Output): PartsDisplay {
  let part: { readonly action: string; readonly display: ProgressDisplay } | undefined;
  return {
    show: (action, standing) => {
      if (part?.action !== action) {
        part?.display.end();
        part = { action, display: createProgress(output, action) };
      }
      part.display.show(standing);
    },
    end: () => part?.display.end(),
  };
}

/**
 * A bar in a terminal, else a line every two seconds.
 *
 * @param action - what is done, e.g. `importing`
 */
export function createProgress(output: Output, action: string): ProgressDisplay {
  return output.terminal === undefined ? lines(output) : bar(action, output.terminal);
}
