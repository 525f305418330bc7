import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isGroupAlive, identify, isAlive, parseProcStat } from '../../../stack/processes.ts';

test('finds the fields after a program name with spaces and brackets', () => {
  const counted = Array.from({ length: 18 }, (_, index) => index + 4).join(' ');
  expect(parseProcStat(`42 (a) b (c)) S ${counted} 987654 0 0`)).toEqual({
    state: 'S',
    group: 5,
    startTicks: '987654',
  });
});

test('returns undefined for incomplete text', () => {
  expect(parseProcStat('42 (node) S 1')).toBeUndefined();
});

test('identifies its own process', () => {
  const identity = identify(process.pid);
  expect(identity && isAlive(identity)).toBe(true);
});

test('distinguishes processes with the same id by their start time', () => {
  expect(isAlive({ pid: process.pid, start: 'another time' })).toBe(false);
});

test('returns undefined for a process that has exited', async () => {
  const child = spawn('/bin/sh', ['-c', 'read -r line'], { stdio: ['pipe', 'ignore', 'ignore'] });
  await once(child, 'spawn');
  const identity = identify(child.pid ?? -1);
  expect(identity && isAlive(identity)).toBe(true);
  child.stdin.end();
  await once(child, 'exit');
  expect(identity && isAlive(identity)).toBe(false);
});

test('does not count a zombie as a running member of a group', async () => {
  // The shell starts a leader of a new group and then becomes a program that never collects it.
  const script = 'setsid /bin/sh -c "exit 0" & echo $!; exec sleep 30';
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const data: unknown[] = await once(child.stdout, 'data');
  const leader = Number(data[0]);
  await expect.poll(() => identify(leader), { timeout: 25_000 }).toBeUndefined();
  expect(isGroupAlive(leader)).toBe(false);
  child.kill('SIGKILL');
});
