import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createGate, type GateLimits } from '../../../src/http/gate.ts';
import { isInRequest, withDeadline } from '../../../src/engines/time-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { mostRunning: 2, mostWaiting: 3, longestWait: 400 };

/** A gate, and what has happened to the requests that entered, by name. */
function aGate(limits: Partial<GateLimits> = {}) {
  const gate = createGate<{ readonly name: string }>({ ...LIMITS, ...limits });
  const events: string[] = [];
  const requests = new Map<string, { readonly name: string }>();
  const enter = (...names: string[]): void => {
    for (const name of names) {
      const request = { name };
      requests.set(name, request);
      gate.enter(
        request,
        () => void events.push(`${name} starts`),
        () => void events.push(`${name} is refused`),
      );
    }
  };
  const leave = (name: string): void => gate.leave(requests.get(name) ?? { name });
  return { gate, events, enter, leave };
}

test('the last to come is the first to start', () => {
  const { events, enter, leave } = aGate();
  enter('a', 'b', 'c', 'd');
  leave('a');
  expect(events.at(-1)).toBe('d starts');
});

test('more than can wait are refused at once', () => {
  const { gate, events, enter } = aGate();
  enter('a', 'b', 'c', 'd', 'e', 'f');
  expect(events).toEqual(['a starts', 'b starts', 'f is refused']);
  expect([gate.waiting(), gate.refused()]).toEqual([3, 1]);
});

test('those that wait too long are refused, and only they', () => {
  const { gate, events, enter } = aGate();
  enter('a', 'b', 'c');
  vi.advanceTimersByTime(300);
  enter('d');
  vi.advanceTimersByTime(150);
  expect(events.slice(2)).toEqual(['c is refused']);
  expect([gate.waiting(), gate.refused()]).toEqual([1, 1]);
  vi.advanceTimersByTime(400);
  expect(events.slice(3)).toEqual(['d is refused']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a queue that has just formed refuses no one, and one that stays refuses those that wait too long', () => {
  const { events, enter, leave } = aGate({ patience: 2_000 });
  enter('a', 'b', 'c');
  vi.advanceTimersByTime(1_900);
  enter('d');
  expect(events).toEqual(['a starts', 'b starts']);
  vi.advanceTimersByTime(150);
  expect(events.slice(2)).toEqual(['c is refused']);
  vi.advanceTimersByTime(300);
  expect(events.slice(3)).toEqual(['d is refused']);
  enter('e');
  leave('a');
  vi.advanceTimersByTime(10_000);
  enter('f');
  vi.advanceTimersByTime(1_900);
  expect(events.slice(4)).toEqual(['e starts']);
});

test('a process that has just started runs few requests, and one more for each that has left', () => {
  const { events, enter, leave } = aGate({ firstRunning: 1, mostRunning: 3, mostWaiting: 9 });
  enter('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(events).toEqual(['a starts']);
  leave('a');
  expect(events.slice(1)).toEqual(['g starts', 'f starts']);
  leave('g');
  expect(events.slice(3)).toEqual(['e starts', 'd starts']);
  leave('f');
  expect(events.slice(5)).toEqual(['c starts']);
});

test('a request that waited does not belong to the one that left', () => {
  const { gate } = aGate();
  const seen: boolean[] = [];
  const requests = ['a', 'b', 'c'].map((name) => ({ name }));
  for (const request of requests)
    gate.enter(
      request,
      () => void seen.push(isInRequest()),
      () => undefined,
    );
  withDeadline(
    () => undefined,
    () => gate.leave(requests[0] ?? { name: 'a' }),
  );
  expect(seen).toEqual([false, false, false]);
});
