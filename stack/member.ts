import { recordEngine } from './claim.ts';
import { waitUntilReady, type LocalEngine } from './engine.ts';
import { GRACE, launch } from './local-engines.ts';
import { childrenOf, identify } from './processes.ts';
import { supervise, type Supervised } from './supervise.ts';

/** One process of a cluster, which may be killed and started again. What it has stored survives its end. */
export interface Member {
  readonly name: string;
  /** Its own address, with user and password if it has them. */
  readonly url: string;
  /** Where its metrics are; undefined for engines. */
  readonly metrics: string | undefined;
  readonly logFile: string;
  /** The id of its process and of its process group; undefined while it is not running. */
  readonly pid: number | undefined;
  /** Starts its process, and resolves when it responds. */
  readonly start: () => Promise<void>;
  /** Stops it cleanly, also when it is suspended. */
  readonly stop: () => Promise<void>;
  /** Kills it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Suspends or resumes it. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
}

export interface MemberRequest {
  readonly name: string;
  readonly url: string;
  readonly logFile: string;
  readonly metrics?: string;
  /** Called before each start. */
  readonly prepare: () => LocalEngine | Promise<LocalEngine>;
  /** Called when it responds after a start. */
  readonly onReady?: () => Promise<void>;
  /** Cancels a start in progress. */
  readonly signal: AbortSignal;
  /** Where its process is recorded for the next run; by default nowhere. */
  readonly recordFile?: string | undefined;
  /** Called with the reason when it ends without `stop`. */
  readonly onEnd?: ((member: Member, reason: string) => void) | undefined;
}

/** Creates a member that is not running yet. It ends with this process. */
export function createMember(request: MemberRequest): Member {
  const { name, url, logFile, signal: cancelled, recordFile } = request;
  let running: { readonly supervised: Supervised; readonly pid: number | undefined } | undefined;
  const pidNow = (): number | undefined =>
    running?.supervised.reason() === undefined ? running?.pid : undefined;
  const signalAll = (signal: NodeJS.Signals): void => {
    const pid = pidNow();
    if (pid === undefined) return;
    // Processes of PostgreSQL have their own groups.
    for (const target of [-pid, ...childrenOf(pid)])
      try {
        process.kill(target, signal);
      } catch {
        // It has ended meanwhile.
      }
  };
  const member: Member = {
    name,
    url,
    metrics: request.metrics,
    logFile,
    get pid() {
      return pidNow();
    },
    async start() {
      if (pidNow() !== undefined) throw new Error(`${name} is running already.`);
      const engine = await request.prepare();
      cancelled.throwIfAborted();
      const child = launch(engine, logFile);
      const supervised = supervise(child, engine.stopSignal, GRACE);
      running = { supervised, pid: child.pid };
      const identity = child.pid === undefined ? undefined : identify(child.pid);
      if (identity !== undefined && recordFile !== undefined)
        recordEngine(recordFile, { ...identity, name, stopSignal: engine.stopSignal });
      void supervised.ended.then((reason) => {
        if (running?.supervised === supervised) request.onEnd?.(member, reason);
      });
      await waitUntilReady({
        title: name,
        logFile,
        timeoutSeconds: engine.timeoutSeconds,
        ended: () => (cancelled.aborted ? 'the start was cancelled' : supervised.reason()),
        probe: engine.probe,
      });
      await request.onReady?.();
    },
    async stop() {
      const stopping = running?.supervised;
      signalAll('SIGCONT');
      running = undefined;
      await stopping?.stop();
    },
    async kill() {
      signalAll('SIGKILL');
      await running?.supervised.kill();
    },
    signal: signalAll,
  };
  return member;
}
