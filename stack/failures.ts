import { type EngineName, engineTitles } from './engine-plan.ts';
import type { HostConnection } from './host-connection.ts';
import { logFile, type Folders } from './folders.ts';
import { engineError } from './readiness.ts';
import type { RunningEngines } from './running-engines.ts';

/** Engines that stopped unexpectedly. */
export interface Failures {
  /** Why this engine has stopped; undefined while it is running. */
  readonly reasonFor: (name: EngineName) => string | undefined;
  readonly onFailure: RunningEngines['onFailure'];
}

/** Watches the engine host and reports what stops, with the end of its log. */
export function watchHost(host: HostConnection, folders: Folders, slot: string): Failures {
  const reasons = new Map<EngineName | 'host', string>();
  const listeners = new Set<(error: Error) => void>();
  let past: Error | undefined;
  host.onEnd((who, reason) => {
    reasons.set(who, reason);
    const log = logFile(folders, slot, who === 'host' ? 'engine-host' : who);
    const title = who === 'host' ? 'The engine host' : engineTitles[who];
    past = engineError(`${title} stopped unexpectedly: ${reason}.`, log);
    for (const listener of listeners) listener(past);
  });
  return {
    reasonFor: (name) => reasons.get(name) ?? reasons.get('host'),
    onFailure: (listener) => {
      listeners.add(listener);
      // An engine can stop before the first listener is added.
      if (past !== undefined) listener(past);
    },
  };
}
