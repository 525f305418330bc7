import { Counter, Gauge, Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { combineMetrics, type MetricValues } from '../../../src/http/combine-metrics.ts';

interface Values {
  readonly answered?: number;
  readonly lag?: number;
  readonly memory?: number;
  readonly startedAt?: number;
}

/** The metrics of one worker. */
function valuesOf({ answered = 0, lag = 0, memory = 0, startedAt = 0 }: Values): Promise<MetricValues> {
  const registers = [new Registry()];
  const help = 'For this test.';
  new Counter({ name: 'answered_total', help, registers }).inc(answered);
  new Gauge({ name: 'lag_seconds', help, registers, aggregator: 'average' }).set(lag);
  new Gauge({ name: 'process_resident_memory_bytes', help, registers }).set(memory);
  new Gauge({ name: 'process_start_time_seconds', help, registers, aggregator: 'omit' }).set(startedAt);
  return Promise.all(registers.map((registry) => registry.getMetricsAsJSON())).then((all) => all.flat());
}

const BOTH = new Set([1, 2]);

test('counters and memory are sums, the longest lag counts, and the service started with its first worker', async () => {
  const combined = combineMetrics();
  combined.update(1, await valuesOf({ answered: 3, lag: 0.1, memory: 100, startedAt: 50 }));
  combined.update(2, await valuesOf({ answered: 4, lag: 0.9, memory: 200, startedAt: 60 }));
  const text = await combined.read(BOTH);
  expect(text).toMatch(/^answered_total 7$/m);
  expect(text).toMatch(/^lag_seconds 0.9$/m);
  expect(text).toMatch(/^process_resident_memory_bytes 300$/m);
  expect(text).toMatch(/^process_start_time_seconds 50$/m);
  expect(text).toMatch(/^trivia_worker_memory_bytes\{worker="1"\} 100$/m);
  expect(text).toMatch(/^trivia_worker_memory_bytes\{worker="2"\} 200$/m);
});

test('what crashed workers have counted is kept, but not their memory', async () => {
  const combined = combineMetrics();
  combined.update(2, await valuesOf({ answered: 4, memory: 200 }));
  for (const answered of [3, 5]) {
    combined.update(1, await valuesOf({ answered, memory: 100 }));
    combined.retire(1);
  }
  combined.update(1, await valuesOf({ answered: 1, memory: 10 }));
  const text = await combined.read(BOTH);
  expect(text).toMatch(/^answered_total 13$/m);
  expect(text).toMatch(/^process_resident_memory_bytes 210$/m);
  expect(text).toMatch(/^trivia_worker_restarts_total 2$/m);
});

test('a value that one worker cannot read is unknown for the service', async () => {
  const combined = combineMetrics();
  combined.update(1, await valuesOf({ lag: Number.NaN }));
  combined.update(2, await valuesOf({ lag: 0.9 }));
  expect(await combined.read(BOTH)).toMatch(/^lag_seconds Nan$/m);
});

test('a worker that does not respond is missing in its own metrics and counts in the others', async () => {
  const combined = combineMetrics();
  combined.update(1, await valuesOf({ answered: 3, memory: 100 }));
  combined.update(2, await valuesOf({ answered: 4, memory: 200 }));
  const text = await combined.read(new Set([2]));
  expect(text).toMatch(/^answered_total 7$/m);
  expect(text).not.toContain('worker="1"');
});
