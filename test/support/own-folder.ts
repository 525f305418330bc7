import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder, which is deleted when the test ends. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
