import { z } from 'zod';
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

import type { MetricValues } from '../http/combine-metrics.ts';
import type { CloseRequest } from './close-on-signal.ts';
import { crashesAfter, restartDelay } from './restart-delay.ts';

/** What the primary process sends to a worker. */
export const ToWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('close'), notice: z.boolean() }),
  z.object({ type: z.literal('measure'), request: z.int() }),
]);
export type ToWorker = z.infer<typeof ToWorker>;

/** What a worker sends to the primary process. */
export const FromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('listening'), baseUrl: z.string() }),
  z.object({
    type: z.literal('measured'),
    request: z.int(),
    /** Created by the same version of this program. */
    values: z.custom<MetricValues>(Array.isArray),
  }),
]);
export type FromWorker = z.infer<typeof FromWorker>;

/** Thrown when a worker ends before the service has started. */
export class WorkerEndedEarly extends Error {
  override readonly name = 'WorkerEndedEarly';
  /** Null if a signal ended the worker. Otherwise the worker has logged the reason. */
  readonly code: number | null;

  constructor({ code, signal }: Ending) {
    super(`A worker was ended by ${signal ?? `code ${code}`} at the start.`);
    this.code = code;
  }
}

interface WorkersParts {
  readonly count: number;
  readonly logger: Logger;
  /** Called with the number of the worker, from 1. */
  readonly onMessage: (number: number, message: FromWorker) => void;
  /** Called when a worker has crashed. */
  readonly onCrash: (number: number) => void;
}

export type Workers = ReturnType<typeof createWorkers>;

interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
}

interface RunningWorker {
  readonly worker: Worker;
  readonly startedAt: number;
  readonly baseUrl: Promise<string>;
  readonly ended: Promise<Ending>;
}

/** Processes that share a port. */
export function createWorkers({ count, logger, onMessage, onCrash }: WorkersParts) {
  const running = new Map<number, RunningWorker>();
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;

  function launch(number: number): RunningWorker {
    const worker = cluster.fork();
    const listening = Promise.withResolvers<string>();
    const ending = Promise.withResolvers<Ending>();
    const end = (code: number | null, signal: string | null): void => {
      running.delete(number);
      ending.resolve({ code, signal });
    };
    worker.on('message', (received: unknown) => {
      const message = FromWorker.parse(received);
      if (message.type === 'listening') listening.resolve(message.baseUrl);
      onMessage(number, message);
    });
    worker.on('exit', end);
    worker.on('error', (error) => {
      logger.error({ err: error, worker: number }, 'a worker cannot be reached');
      // It could not be started, so there is no exit.
      if (worker.process.pid === undefined) end(1, null);
    });
    const { promise: ended } = ending;
    const launched = { worker, startedAt: performance.now(), baseUrl: listening.promise, ended };
    running.set(number, launched);
    return launched;
  }

  async function keep(number: number, first: RunningWorker): Promise<void> {
    let crashes = 0;
    for (let current = first; ; current = launch(number)) {
      const { code, signal } = await current.ended;
      if (isStopping()) return;
      onCrash(number);
      crashes = crashesAfter(crashes, performance.now() - current.startedAt);
      const delay = restartDelay(crashes);
      const { pid } = current.worker.process;
      logger.error({ worker: number, workerPid: pid, code, signal, delay }, 'a worker ended; restarting it');
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
    }
  }

  /** The public URL; undefined if the worker was stopped before it listened. */
  const whenListening = ({ baseUrl, ended }: RunningWorker): Promise<string | undefined> =>
    Promise.race([
      baseUrl,
      ended.then((ending) => {
        if (isStopping()) return undefined;
        throw new WorkerEndedEarly(ending);
      }),
    ]);

  // The workers have no other way to end if they are stuck.
  process.on('exit', () => {
    for (const { worker } of running.values()) worker.process.kill('SIGKILL');
  });

  return {
    /**
     * Starts all workers and returns the public URL when all of them listen; undefined if they were stopped before. From
     * then on, a worker that ends is replaced.
     *
     * @throws WorkerEndedEarly
     */
    async start(): Promise<string | undefined> {
      // Alone at first, so that a problem that all workers have is reported once.
      const first = launch(1);
      const baseUrl = await whenListening(first);
      if (isStopping()) return undefined;
      const others = Array.from({ length: count - 1 }, (_, index) => launch(index + 2));
      await Promise.all(others.map(whenListening));
      for (const [index, worker] of [first, ...others].entries()) void keep(index + 1, worker);
      return isStopping() ? undefined : baseUrl;
    },
    /** Sends a message to all workers. Returns the numbers of the workers. */
    send(message: ToWorker): number[] {
      for (const { worker } of running.values()) if (worker.isConnected()) worker.send(message);
      return [...running.keys()];
    },
    /** Stops all workers. Returns whether all of them have closed properly. */
    async stop({ notice }: CloseRequest): Promise<boolean> {
      const endings = [...running.values()].map(({ ended }) => ended);
      stopping.abort();
      this.send({ type: 'close', notice });
      return (await Promise.all(endings)).every(({ code }) => code === 0);
    },
  };
}
