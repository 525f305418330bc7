import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lintText, type Finding } from './lint-text.ts';
import { SCOPES } from './scopes.ts';

const IGNORED = ['node_modules', 'dist', 'coverage', '.trivia'];

/** Lints the files of a folder whose paths start with a prefix, and counts them. */
export async function lintFiles(
  folder: string,
  prefix = '',
): Promise<{ findings: Finding[]; files: number }> {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { files, reading } of SCOPES) {
    for await (const path of glob(files, { cwd: folder, exclude: (name) => IGNORED.includes(name) })) {
      if (seen.has(path) || !path.startsWith(prefix)) continue;
      seen.add(path);
      findings.push(...(await lintText(path, await readFile(join(folder, path), 'utf8'), reading)));
    }
  }
  return { findings, files: seen.size };
}
