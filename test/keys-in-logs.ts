import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isWellFormedKey } from '../src/contract/key-format.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';

/** Anything that looks like a key; the checksum identifies the real ones. */
const LIKE_A_KEY = new RegExp(`${SERVICE_PREFIX}_[0-9A-Za-z_]+`, 'g');

/** The result of checking the logs of a run. */
export interface LogSearch {
  /** Number of lines checked. */
  readonly lines: number;
  /** Places of whole keys, as `file:line`. */
  readonly keys: readonly string[];
}

async function logFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Looks for API keys in every file of a folder: none may ever be logged. */
export async function findKeysInLogs(folder: string): Promise<LogSearch> {
  const keys: string[] = [];
  let lines = 0;
  for (const file of await logFiles(folder))
    for (const [index, line] of (await readFile(file, 'utf8')).split('\n').entries()) {
      lines += 1;
      const found = [...line.matchAll(LIKE_A_KEY)].some(([text]) => isWellFormedKey(text));
      if (found) keys.push(`${file}:${index + 1}`);
    }
  return { lines, keys };
}
