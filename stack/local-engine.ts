import type { EnginePlan } from './engine-plan.ts';

/** One engine that is ready to run on this computer. */
export interface LocalEngine {
  readonly plan: EnginePlan;
  readonly url: string;
  readonly timeoutSeconds: number;
  /** Throws while this engine does not respond on its port. */
  readonly probe: () => Promise<void>;
}

/** The settings of one engine. */
export interface Setting {
  readonly folder: string;
  readonly logFile: string;
  readonly port: number;
  /** Keeps out other users of this computer. */
  readonly password: string;
  /** False for temporary data, which need not survive a crash. */
  readonly durable: boolean;
}
