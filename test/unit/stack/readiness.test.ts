import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitUntilReady } from '../../../stack/engine.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'readiness-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const refused = (): Promise<void> => Promise.reject(new Error('connection refused'));

function anEngine(
  change: Partial<Parameters<typeof waitUntilReady>[0]>,
): Parameters<typeof waitUntilReady>[0] {
  const logFile = join(folder, 'engine.log');
  return { title: 'Engine', logFile, timeoutSeconds: 0.3, probe: refused, ended: () => undefined, ...change };
}

test('waits through refused connections until the engine responds', async () => {
  let refusals = 2;
  const probe = (): Promise<void> => (refusals-- > 0 ? refused() : Promise.resolve());
  await expect(waitUntilReady(anEngine({ timeoutSeconds: 5, probe }))).resolves.toBeUndefined();
});

test('gives up in time and reports the last error', async () => {
  await expect(waitUntilReady(anEngine({}))).rejects.toThrow(
    'Engine did not respond within 0.3 s (connection refused).',
  );
});

test('does not wait for an engine that has stopped, and shows the cause without stack frames', async () => {
  const frames = Array.from({ length: 30 }, (_, index) => `\tat some.Frame.number${index}(Frame.java)`).join(
    '\n',
  );
  writeFileSync(join(folder, 'engine.log'), `begun\nno space left on device\n${frames}\n`);
  const waiting = waitUntilReady(anEngine({ timeoutSeconds: 60, ended: () => 'exited with code 1' }));
  await expect(waiting).rejects.toThrow(
    /^Engine did not start: exited with code 1\. End of .*:\n {4}begun\n {4}no space left on device$/,
  );
});
