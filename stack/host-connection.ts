import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName, EnginePlan, HostReport, HostRequest } from './engine-plan.ts';
import { identify, type ProcessIdentity } from './process-identity.ts';

export interface HostConnection {
  readonly identity: ProcessIdentity | undefined;
  run(plan: EnginePlan): void;
  /** Calls back at most once for each engine that stops unexpectedly, and with `host` when the host itself does. */
  onEnd(listener: (who: EngineName | 'host', reason: string) => void): void;
  /** Stops the engines cleanly; resolves when the host has exited. */
  stop(): Promise<void>;
}

/**
 * Starts the engine host and connects to it.
 * @param recordFile where the host writes the identities of the engines
 * @param logFile the output of the host itself; empty unless something is broken
 */
export function connectHost(recordFile: string, logFile: string): HostConnection {
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'engine-host.ts'), {
    detached: true,
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const listeners = new Set<(who: EngineName | 'host', reason: string) => void>();
  let stopping = false;
  const notify = (who: EngineName | 'host', reason: string): void => {
    if (!stopping) for (const listener of listeners) listener(who, reason);
  };
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
      notify('host', 'its process exited');
    });
    child.once('error', (error) => {
      resolve();
      notify('host', error.message);
    });
  });
  child.on('message', (message: HostReport) => {
    if (message.kind === 'ended') notify(message.name, message.reason);
  });
  const send = (request: HostRequest): void => {
    // The death of the host is reported by its exit, so a failed send is ignored.
    if (child.connected) child.send(request, () => undefined);
  };
  return {
    identity: child.pid === undefined ? undefined : identify(child.pid),
    run: (plan) => send({ kind: 'run', plan, recordFile }),
    onEnd: (listener) => void listeners.add(listener),
    stop: async () => {
      stopping = true;
      send({ kind: 'stop' });
      await gone;
    },
  };
}
