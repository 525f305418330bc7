import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';

/** The metrics of one process with their values. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** An average would hide that one process is stuck. Without its start time, a service seems to be absent. */
const BETTER = { average: 'max', omit: 'min' } as const;

function withBetterAggregator(metric: MetricValues[number]): MetricValues[number] {
  const { aggregator } = metric;
  return aggregator === 'average' || aggregator === 'omit'
    ? { ...metric, aggregator: BETTER[aggregator] }
    : metric;
}

const aggregate = (processes: readonly MetricValues[]): Registry =>
  AggregatorRegistry.aggregate(processes.map((values) => values.map(withBetterAggregator)));

/** Whether a metric only ever grows. The declared type of `type` differs from the actual values. */
const grows = ({ type }: { readonly type: unknown }): boolean => type === 'counter' || type === 'histogram';

const valueOf = (values: MetricValues, name: string): number =>
  values.find((metric) => metric.name === name)?.values[0]?.value ?? Number.NaN;

/** The metrics of all workers as one text. */
export interface CombinedMetrics {
  readonly update: (worker: number, values: MetricValues) => void;
  /** Keeps what a crashed worker has counted: a total that falls would look like a restart of the service. */
  readonly retire: (worker: number) => void;
  readonly contentType: string;
  /** The text, with the memory and the event loop of the given workers, which have responded in time. */
  readonly read: (responding: ReadonlySet<number>) => Promise<string>;
}

export function combineMetrics(): CombinedMetrics {
  const own = new Registry();
  const registers = [own];
  const labelNames = ['worker'] as const;
  const memory = new Gauge({
    name: 'trivia_worker_memory_bytes',
    help: 'Resident memory of a worker.',
    registers,
    labelNames,
  });
  const lag = new Gauge({
    name: 'trivia_worker_event_loop_lag_seconds',
    help: 'The 99th percentile of the event loop lag of a worker.',
    registers,
    labelNames,
  });
  const restarts = new Counter({
    name: 'trivia_worker_restarts_total',
    help: 'Workers that ended unexpectedly and were replaced.',
    registers,
  });
  const latest = new Map<number, MetricValues>();
  let retired: Promise<MetricValues> = Promise.resolve([]);

  function measureWorkers(responding: ReadonlySet<number>): void {
    memory.reset();
    lag.reset();
    for (const [worker, values] of latest) {
      if (!responding.has(worker)) continue;
      memory.set({ worker }, valueOf(values, 'process_resident_memory_bytes'));
      lag.set({ worker }, valueOf(values, 'nodejs_eventloop_lag_p99_seconds'));
    }
  }

  return {
    update: (worker, values) => void latest.set(worker, values),
    retire(worker) {
      restarts.inc();
      const values = latest.get(worker)?.filter(grows) ?? [];
      latest.delete(worker);
      retired = retired.then((before) => aggregate([before, values]).getMetricsAsJSON());
    },
    contentType: own.contentType,
    async read(responding) {
      measureWorkers(responding);
      return aggregate([...latest.values(), await retired, await own.getMetricsAsJSON()]).metrics();
    },
  };
}
