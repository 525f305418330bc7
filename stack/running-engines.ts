import type { EngineName } from './engine-plan.ts';

/** Engines that answer, however they came to run. */
export interface RunningEngines {
  readonly urls: Readonly<Partial<Record<EngineName, string>>>;
  /** Ends them in order; resolves when nothing of them runs any more. */
  stop(): Promise<void>;
  /** Calls back when one of them ends unasked. */
  onFailure(listener: (error: Error) => void): void;
}
