import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createOutageLog } from '../../../src/engines/outage-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function anOutageLog() {
  const lines: string[] = [];
  const write = (level: string) => (_fields: unknown, text?: string) =>
    void lines.push(`${level}: ${text ?? String(_fields)}`);
  const log = createOutageLog(
    { info: write('info'), warn: write('warn') },
    { failed: 'down', worked: 'back' },
  );
  return { lines, ...log };
}

test('an outage is logged when it begins and when it ends', () => {
  const { lines, failed, worked } = anOutageLog();
  worked();
  for (const _time of [1, 2, 3]) failed(new Error('no'));
  worked();
  worked();
  expect(lines).toEqual(['warn: down', 'info: back']);
});

test('what has never worked is still starting for a minute, without a warning', () => {
  const { lines, failed, worked } = anOutageLog();
  failed(new Error('no'));
  vi.advanceTimersByTime(59_000);
  failed(new Error('no'));
  expect(lines).toEqual(['info: down']);
  vi.advanceTimersByTime(2_000);
  failed(new Error('no'));
  failed(new Error('no'));
  expect(lines).toEqual(['info: down', 'warn: down']);
  worked();
  failed(new Error('no'));
  expect(lines.slice(2)).toEqual(['info: back', 'warn: down']);
});
