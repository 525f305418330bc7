import { DownloadInterrupted } from './download-refused.ts';

/** Aborts a transfer that makes no progress. */
interface StallSignal {
  /** Aborted with a `DownloadInterrupted`, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  /** Call it whenever something arrives. */
  readonly progressed: () => void;
  /** Ends the request if it is still open. */
  readonly end: () => void;
}

/** @param patience - milliseconds without progress after which the transfer is aborted */
export function stallSignal(host: string, patience: number, outer: AbortSignal | undefined): StallSignal {
  const stalled = new AbortController();
  const timer = setTimeout(
    () => stalled.abort(new DownloadInterrupted(`${host} sent nothing for ${patience / 1_000} s`)),
    patience,
  );
  return {
    signal: outer === undefined ? stalled.signal : AbortSignal.any([outer, stalled.signal]),
    progressed: () => timer.refresh(),
    end: () => {
      clearTimeout(timer);
      stalled.abort();
    },
  };
}
