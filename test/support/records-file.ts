import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes records, or lines as they are, to a file of their own that is removed when the test ends; returns its path. */
export async function recordsFile(lines: readonly (object | string)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-records-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'records.jsonl');
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  await writeFile(file, `${text}\n`);
  return file;
}
