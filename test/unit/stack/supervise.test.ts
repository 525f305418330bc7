import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { waitUntilReady } from '../../../stack/engine.ts';
import { wordingOf } from '../../../stack/local-engines.ts';
import { identify, isAlive, isGroupAlive, parseProcStat } from '../../../stack/processes.ts';
import { guard, keepRunning, type KeepRunning } from '../../../stack/supervise.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { until } from '../../support/until.ts';

const untilGone = (pid: number): Promise<unknown> =>
  until(`process ${pid} is gone`, () => identify(pid) === undefined);

describe('the identity of a process', () => {
  test('is read after a program name with spaces and brackets', () => {
    const counted = Array.from({ length: 18 }, (_, index) => index + 4).join(' ');
    expect(parseProcStat(`42 (a) b (c)) S ${counted} 987654 0 0`)).toEqual({
      state: 'S',
      group: 5,
      startTicks: '987654',
    });
    expect(parseProcStat('42 (node) S 1')).toBeUndefined();
  });

  test('is that of the own process, and distinguishes processes with the same id by their start time', () => {
    const identity = identify(process.pid);
    expect(identity && isAlive(identity)).toBe(true);
    expect(isAlive({ pid: process.pid, start: 'another time' })).toBe(false);
  });

  test('is not that of a process that has exited', async () => {
    const child = spawn('/bin/sh', ['-c', 'read -r line'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(child, 'spawn');
    const identity = identify(child.pid ?? -1);
    expect(identity && isAlive(identity)).toBe(true);
    child.stdin.end();
    await once(child, 'exit');
    expect(identity && isAlive(identity)).toBe(false);
  });

  test('is not that of a zombie, which is no running member of a group', async () => {
    // The shell starts a leader of a new group and then becomes a program that never collects it.
    const script = 'setsid /bin/sh -c "exit 0" & echo $!; exec sleep 30';
    const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const data: unknown[] = await once(child.stdout, 'data');
    const leader = Number(data[0]);
    await untilGone(leader);
    expect(isGroupAlive(leader)).toBe(false);
  });
});

describe('a guarded process', () => {
  const supervise = JSON.stringify(join(import.meta.dirname, '../../../stack/supervise.ts'));
  /**
   * A process that starts another one, guards it and sends its id. The other one outlives every wait of this test.
   *
   * @param isStuck - whether it does not notice the end of the other one, which stays a zombie
   */
  const keeper = (command: readonly string[], isStuck: boolean): string => `
    const { ${guard.name}: guard } = await import(${supervise});
    const { spawn } = await import('node:child_process');
    const [program, ...parameters] = ${JSON.stringify(command)};
    const sleeper = spawn(program, parameters, { stdio: 'ignore', detached: true });
    const release = guard(sleeper.pid, 'SIGTERM');
    process.on('message', () => { release(); process.send('released'); });
    const sent = () => ${isStuck} && Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    process.send(sleeper.pid, sent);
  `;

  async function startKeeper(
    command: readonly string[] = ['sleep', '300'],
    isStuck = false,
  ): Promise<{ child: ReturnType<typeof spawn>; sleeper: number }> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', keeper(command, isStuck)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const message: unknown[] = await once(child, 'message');
    return { child, sleeper: Number(message[0]) };
  }

  test('takes what it has started and left behind with it', async () => {
    const { child, sleeper } = await startKeeper(['/bin/sh', '-c', 'sleep 300 & exit 0']);
    await untilGone(sleeper);
    expect(isGroupAlive(sleeper)).toBe(true);
    child.kill('SIGKILL');
    await until('the group has ended', () => !isGroupAlive(sleeper));
  });

  test('that has ended unnoticed takes what it has left behind with it', async () => {
    const { child, sleeper } = await startKeeper(['/bin/sh', '-c', 'sleep 300 & sleep 0.5; exit 0'], true);
    await untilGone(sleeper);
    child.kill('SIGKILL');
    await until('the group has ended', () => !isGroupAlive(sleeper), 10_000);
  });

  test('that was released is not touched', async () => {
    const { child, sleeper } = await startKeeper();
    child.send('let go');
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(identify(sleeper)).toBeDefined();
    process.kill(sleeper, 'SIGKILL');
  });
});

describe('the start of an engine', () => {
  const refused = (): Promise<void> => Promise.reject(new Error('connection refused'));
  const started = (change: Partial<Parameters<typeof waitUntilReady>[0]>, logFile = '/nowhere/engine.log') =>
    waitUntilReady({
      title: 'Engine',
      logFile,
      timeoutSeconds: 60,
      probe: refused,
      ended: () => undefined,
      ...change,
    });

  test('waits through refused connections until the engine responds', async () => {
    let refusals = 2;
    const probe = (): Promise<void> => (refusals-- > 0 ? refused() : Promise.resolve());
    await expect(started({ probe })).resolves.toBeUndefined();
  });

  test('is given up in time with the last error', async () => {
    await expect(started({ timeoutSeconds: 0.3 })).rejects.toThrow(
      'Engine did not respond within 0.3 s (connection refused).',
    );
  });

  test('does not wait for an engine that has stopped, and shows the cause without stack frames', async () => {
    const logFile = join(await ownFolder(), 'engine.log');
    const frames = Array.from({ length: 30 }, (_, index) => `\tat some.Frame.number${index}(Frame.java)\n`);
    writeFileSync(logFile, `begun\nno space left on device\n${frames.join('')}`);
    await expect(started({ ended: () => 'exited with code 1' }, logFile)).rejects.toThrow(
      /^Engine did not start: exited with code 1\. End of .*:\n {4}begun\n {4}no space left on device$/,
    );
  });
});

describe('a running engine', () => {
  /** Milliseconds. All restarts are over by then; running all timers would run those of other files without end. */
  const LONG_AFTER = 300_000;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** An engine whose lives last as many milliseconds as given; the last one does not end. */
  function anEngine(lives: readonly number[], change: Partial<KeepRunning> = {}) {
    const lines: string[] = [];
    const left = [...lives];
    const closing = new AbortController();
    const restart = vi.fn(() => Promise.resolve());
    const result = keepRunning(wordingOf('redis'), {
      mostRestarts: 3,
      end: () =>
        new Promise((resolve) => {
          const life = left.shift();
          if (life !== undefined) setTimeout(() => resolve('killed by SIGKILL'), life);
        }),
      restart,
      print: (line) => void lines.push(line),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      signal: closing.signal,
      ...change,
    });
    return { lines, restart, result, stop: () => closing.abort() };
  }

  test('that stops is started again after 0.5 s, with a line before and after', async () => {
    const { lines, restart } = anEngine([1_000]);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(restart).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(restart).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([
      'Redis stopped unexpectedly: killed by SIGKILL. Restarting it in 0.5 s.',
      'Redis is running again.',
    ]);
  });

  test('that keeps stopping waits longer each time, and is given up with an error', async () => {
    const { lines, result } = anEngine([10, 10, 10, 10]);
    await vi.advanceTimersByTimeAsync(LONG_AFTER);
    expect(await result).toBe(
      'Redis stopped unexpectedly: killed by SIGKILL. It is given up after 4 failures in a row.',
    );
    expect(lines.flatMap((line) => /Restarting it in ([\d.]+ s)/.exec(line)?.[1] ?? [])).toEqual([
      '0.5 s',
      '1 s',
      '2 s',
    ]);
  });

  test('that ran for over a minute has all its restarts again', async () => {
    const { restart } = anEngine([10, 10, 60_001, 10, 10]);
    await vi.advanceTimersByTimeAsync(LONG_AFTER);
    expect(restart).toHaveBeenCalledTimes(5);
  });

  test('that does not come up is tried again, and given up with the reason of each attempt', async () => {
    const restart = (): Promise<never> => Promise.reject(new Error('Redis did not respond within 60 s.'));
    const { lines, result } = anEngine([10], { restart });
    await vi.advanceTimersByTimeAsync(LONG_AFTER);
    expect(await result).toBe('Redis could not be started again. It is given up after 4 failures in a row.');
    expect(lines.filter((line) => line === 'Redis did not respond within 60 s.')).toHaveLength(3);
  });

  test('is not supervised after a stop of the stack between two starts', async () => {
    const { result, restart, stop } = anEngine([10]);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(LONG_AFTER);
    expect(await result).toBeUndefined();
    expect(restart).not.toHaveBeenCalled();
  });

  test('without restarts fails with the first end', async () => {
    const { lines, result } = anEngine([10], { mostRestarts: 0 });
    await vi.advanceTimersByTimeAsync(LONG_AFTER);
    expect(await result).toBe('Redis stopped unexpectedly: killed by SIGKILL.');
    expect(lines).toEqual([]);
  });
});
