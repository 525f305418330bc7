import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identify } from '../../../stack/process-identity.ts';

const guardian = JSON.stringify(join(import.meta.dirname, '../../../stack/guardian.ts'));

/** A process that starts a sleeping one, guards it and prints its id. */
const keeper = `
  const { guard } = await import(${guardian});
  const { spawn } = await import('node:child_process');
  const sleeper = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
  const release = guard(sleeper.pid, 'SIGTERM');
  process.on('message', () => { release(); process.send('released'); });
  process.send(sleeper.pid);
`;

async function startKeeper(): Promise<{ child: ReturnType<typeof spawn>; sleeper: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', keeper], {
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

test('does not touch a released process', async () => {
  const { child, sleeper } = await startKeeper();
  child.send('let go');
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(identify(sleeper)).toBeDefined();
  process.kill(sleeper, 'SIGKILL');
});
