import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes records, or lines unchanged, to a new file, which is deleted when the test ends, and returns its path. */
export async function recordsFile(lines: readonly (object | string)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-records-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'records.jsonl');
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  await writeFile(file, `${text}\n`);
  return file;
}
