import { type EngineName, engineTitles } from './engine-plan.ts';
import type { HostConnection } from './host-connection.ts';
import { logFile, type Places } from './places.ts';
import { engineError } from './readiness.ts';
import type { RunningEngines } from './running-engines.ts';

/** What is known about engines that ended unasked. */
export interface Failures {
  /** Why this engine runs no more; undefined while it does. */
  readonly reasonFor: (name: EngineName) => string | undefined;
  readonly onFailure: RunningEngines['onFailure'];
}

/** Notes what ends, and tells it with the end of its log. */
export function watchHost(host: HostConnection, places: Places, slot: string): Failures {
  const reasons = new Map<EngineName | 'host', string>();
  const listeners = new Set<(error: Error) => void>();
  let past: Error | undefined;
  host.onEnd((who, reason) => {
    reasons.set(who, reason);
    const log = logFile(places, slot, who === 'host' ? 'engine-host' : who);
    const title = who === 'host' ? 'The engine host' : engineTitles[who];
    past = engineError(`${title} is gone: ${reason}.`, log);
    for (const listener of listeners) listener(past);
  });
  return {
    reasonFor: (name) => reasons.get(name) ?? reasons.get('host'),
    onFailure: (listener) => {
      listeners.add(listener);
      // An engine can end in the moment before anyone listens.
      if (past !== undefined) listener(past);
    },
  };
}
