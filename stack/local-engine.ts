import type { EnginePlan } from './engine-plan.ts';

/** One engine made ready to run on this machine. */
export interface LocalEngine {
  readonly plan: EnginePlan;
  readonly url: string;
  readonly timeoutSeconds: number;
  /** Throws as long as this very engine does not answer on its port. */
  readonly probe: () => Promise<void>;
}

/** What an engine is prepared from. */
export interface Setting {
  readonly folder: string;
  readonly logFile: string;
  readonly port: number;
  /** Given to every engine that knows passwords, so that other users of the machine stay out. */
  readonly password: string;
  /** False for throw-away data, where waiting for the disk buys nothing. */
  readonly durable: boolean;
}
