import { Counter, Gauge, type Registry } from 'prom-client';

/** Milliseconds that a collection waits for a value: longer than for a probe, and less than the workers' parent waits for a worker. */
const LIMIT = 1_500;

/** Values by label. */
export type LabelledValues = Readonly<Record<string, number>>;

async function inTime<Value>(read: () => Promise<Value> | Value): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the value cannot be read in time')), LIMIT);
  try {
    return await Promise.race([read(), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A gauge whose value is read on collection. A value that cannot be read in time is NaN. Of several processes, the worst
 * counts, unless another aggregator is given.
 */
export function collectedGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number> | number,
  aggregator: 'max' | 'min' | 'sum' = 'max',
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    aggregator,
    async collect() {
      this.set(await inTime(read).catch(() => Number.NaN));
    },
  });
}

/** A gauge with one label whose values are read together on collection. It has none while they cannot be read in time. */
export function collectedGauges(
  registry: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  read: () => Promise<LabelledValues> | LabelledValues,
  aggregator: 'max' | 'min' | 'sum' = 'max',
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    labelNames: [label],
    aggregator,
    async collect() {
      this.reset();
      const values = await inTime(read).catch(() => ({}));
      for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count);
    },
  });
}

/** A number that only grows, and is read on collection. */
export function collectedCounter(registry: Registry, name: string, help: string, read: () => number): void {
  let before = 0;
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      const now = read();
      this.inc(now - before);
      before = now;
    },
  });
}
