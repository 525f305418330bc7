import { setTimeout as pause } from 'node:timers/promises';

import { combineMetrics, type MetricValues } from '../http/combine-metrics.ts';
import type { ReadableMetrics } from '../metrics/serve-metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Milliseconds for which the metrics wait for a worker. Prometheus waits ten seconds by default. */
const TIMEOUT = 2_000;

/** Metrics of all workers, read from each of them on collection. */
interface CollectedMetrics extends ReadableMetrics {
  readonly onMessage: (worker: number, message: FromWorker) => void;
  readonly onCrash: (worker: number) => void;
}

/** A collection that waits for workers. */
interface Collection {
  readonly missing: Set<number>;
  readonly responding: Set<number>;
  readonly complete: () => void;
}

/** @param send - sends a message to all workers and returns their numbers */
export function collectMetrics(send: (message: ToWorker) => readonly number[]): CollectedMetrics {
  const combined = combineMetrics();
  const collections = new Map<number, Collection>();
  let requests = 0;

  function receive(worker: number, request: number, values: MetricValues): void {
    combined.update(worker, values);
    const collection = collections.get(request);
    collection?.responding.add(worker);
    expectLess(worker, collection);
  }

  function expectLess(worker: number, collection: Collection | undefined): void {
    collection?.missing.delete(worker);
    if (collection?.missing.size === 0) collection.complete();
  }

  return {
    contentType: combined.contentType,
    async read() {
      requests += 1;
      const request = requests;
      const { promise, resolve: complete } = Promise.withResolvers<undefined>();
      const responding = new Set<number>();
      const missing = new Set(send({ type: 'measure', request }));
      collections.set(request, { missing, responding, complete: () => complete(undefined) });
      const over = new AbortController();
      if (missing.size > 0)
        await Promise.race([
          promise,
          pause(TIMEOUT, undefined, { signal: over.signal }).catch(() => undefined),
        ]);
      over.abort();
      collections.delete(request);
      return combined.read(responding);
    },
    onMessage(worker, message) {
      if (message.type === 'measured') receive(worker, message.request, message.values);
    },
    onCrash(worker) {
      combined.retire(worker);
      for (const collection of collections.values()) expectLess(worker, collection);
    },
  };
}
