import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identify, isGroupAlive } from '../../../stack/processes.ts';
import { guard } from '../../../stack/supervise.ts';

const guardian = JSON.stringify(join(import.meta.dirname, '../../../stack/supervise.ts'));

/** A process that starts another one, guards it and sends its id. */
const keeper = (command: readonly string[]): string => `
  const { ${guard.name}: guard } = await import(${guardian});
  const { spawn } = await import('node:child_process');
  const [program, ...parameters] = ${JSON.stringify(command)};
  const sleeper = spawn(program, parameters, { stdio: 'ignore', detached: true });
  const release = guard(sleeper.pid, 'SIGTERM');
  process.on('message', () => { release(); process.send('released'); });
  process.send(sleeper.pid);
`;

async function startKeeper(
  command: readonly string[] = ['sleep', '60'],
): Promise<{ child: ReturnType<typeof spawn>; sleeper: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', keeper(command)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const message: unknown[] = await once(child, 'message');
  return { child, sleeper: Number(message[0]) };
}

test('stops the guarded process when its keeper is killed', async () => {
  const { child, sleeper } = await startKeeper();
  expect(identify(sleeper)).toBeDefined();
  child.kill('SIGKILL');
  await expect.poll(() => identify(sleeper), { timeout: 25_000 }).toBeUndefined();
});

test('stops what the guarded process has started and left behind', async () => {
  const { child, sleeper } = await startKeeper(['/bin/sh', '-c', 'sleep 60 & exit 0']);
  await expect.poll(() => identify(sleeper), { timeout: 25_000 }).toBeUndefined();
  expect(isGroupAlive(sleeper)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isGroupAlive(sleeper), { timeout: 25_000 }).toBe(false);
});

test('does not touch a released process', async () => {
  const { child, sleeper } = await startKeeper();
  child.send('let go');
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(identify(sleeper)).toBeDefined();
  process.kill(sleeper, 'SIGKILL');
});
