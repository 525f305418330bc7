import type { EngineName } from './engine-plan.ts';
import type { HostConnection } from './host-connection.ts';
import { engineError } from './readiness.ts';

/** Engines that stopped unexpectedly. */
export interface Failures {
  /** Why this engine has stopped; undefined while it is running. */
  readonly reasonFor: (name: EngineName) => string | undefined;
  /** Resolves with the reason when this engine has stopped. */
  readonly end: (name: EngineName) => Promise<string>;
  /** Resolves when the engine host has stopped, and the engines with it. */
  readonly hostEnd: Promise<Error>;
  /** Forgets the end of an engine that is started again. */
  readonly forget: (name: EngineName) => void;
}

/**
 * Watches the engine host and reports what stops.
 *
 * @param hostLog - the output of the host itself
 */
export function watchHost(host: HostConnection, hostLog: string): Failures {
  const reasons = new Map<EngineName | 'host', string>();
  const waiting = new Map<EngineName | 'host', (reason: string) => void>();
  host.onEnd((who, reason) => {
    reasons.set(who, reason);
    waiting.get(who)?.(reason);
  });
  const end = (who: EngineName | 'host'): Promise<string> =>
    new Promise((resolve) => {
      const reason = reasons.get(who);
      // It can stop before anyone waits for that.
      if (reason === undefined) waiting.set(who, resolve);
      else resolve(reason);
    });
  return {
    reasonFor: (name) => reasons.get(name) ?? reasons.get('host'),
    end,
    hostEnd: end('host').then((reason) =>
      engineError(`The engine host stopped unexpectedly: ${reason}.`, hostLog),
    ),
    forget: (name) => void reasons.delete(name),
  };
}
