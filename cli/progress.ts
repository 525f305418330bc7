import type { Writable } from 'node:stream';
import { Presets, SingleBar } from 'cli-progress';

import type { ComparisonProgress } from '../indexer/duplicates/compare-due.ts';
import type { Output } from './output.ts';

/** Milliseconds between two progress lines without a terminal. */
const LINE_EVERY = 2_000;

/** How far a task has come. */
export interface ProgressState {
  /** In any unit: only the ratio to `total` is shown. */
  readonly done: number;
  readonly total: number;
  /** Shown next to the percentage. */
  readonly text: string;
}

/** Shows progress on standard error. */
interface ProgressDisplay {
  readonly show: (state: ProgressState) => void;
  readonly end: () => void;
}

const progressLine = ({ done, total, text }: ProgressState): string =>
  `${Math.floor((100 * done) / Math.max(1, total))} %, ${text}`;

/** A duration in milliseconds as text, only as precise as an estimate can be. */
function roughDuration(time: number): string {
  const seconds = Math.ceil(time / 1_000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

function lines(output: Output): ProgressDisplay {
  let next = performance.now() + LINE_EVERY;
  let first: { readonly done: number; readonly time: number } | undefined;
  return {
    show: (state) => {
      const { done, total } = state;
      const now = performance.now();
      first ??= { done, time: now };
      if (now < next) return;
      next = now + LINE_EVERY;
      const left = ((total - done) * (now - first.time)) / (done - first.done);
      output.note(
        Number.isFinite(left) ? `${progressLine(state)}, ${roughDuration(left)} left` : progressLine(state),
      );
    },
    end: () => undefined,
  };
}

function bar(action: string, stream: Writable): ProgressDisplay {
  const drawn = new SingleBar(
    { format: `${action} {bar} {percentage} %  {text}, {eta_formatted} left`, etaBuffer: 100, stream },
    Presets.shades_classic,
  );
  drawn.start(1, 0, { text: '' });
  return {
    show: ({ done, total, text }) => {
      drawn.setTotal(total);
      drawn.update(done, { text });
    },
    end: () => drawn.stop(),
  };
}

/** Shows the phases of a command one after another. */
interface PhaseDisplay {
  /** `action` names the phase; a phase that comes back after another one starts over. */
  readonly show: (action: string, state: ProgressState) => void;
  readonly end: () => void;
}

/** Creates a display with `createProgress` for each phase when the phase begins. */
export function createPhases(output: Output): PhaseDisplay {
  let phase: { readonly action: string; readonly display: ProgressDisplay } | undefined;
  return {
    show: (action, state) => {
      if (phase?.action !== action) {
        phase?.display.end();
        phase = { action, display: createProgress(output, action) };
      }
      phase.display.show(state);
    },
    end: () => phase?.display.end(),
  };
}

/**
 * A progress bar in a terminal, otherwise a line every two seconds.
 *
 * @param action - for example `importing`
 */
export function createProgress(output: Output, action: string): ProgressDisplay {
  return output.terminal === undefined ? lines(output) : bar(action, output.terminal);
}

/** Progress of comparing stored questions. */
export const comparisonProgress = ({ compared, total }: ComparisonProgress): ProgressState => ({
  done: compared,
  total,
  text: `${compared.toLocaleString('en')} of ${total.toLocaleString('en')} stored questions compared`,
});
