import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { claims, inputFolder, lines } from '../support/own-folder.ts';
import { trivia } from '../support/trivia.ts';

const { environment } = await ownEngines();

const TRIVIA = fileURLToPath(new URL('../../cli/trivia.ts', import.meta.url));

const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

/** Runs `trivia` with something on its standard input. */
async function withInput(
  parameters: readonly string[],
  input: Buffer | string,
  folder: string,
): Promise<{ code: unknown; stdout: string }> {
  const child = spawn(process.execPath, [TRIVIA, ...parameters], {
    env: { PATH: process.env.PATH ?? '', ...environment, TMPDIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, stdout };
}

describe('standard input', () => {
  test('standard input is imported like a file, compressed or not, and its copy is deleted', async () => {
    const folder = await inputFolder({});
    for (const input of [lines(questions(3)), gzipSync(lines(questions(3)))]) {
      const { code, stdout } = await withInput(['import', '--json', '-'], input, folder);
      expect(code).toBe(0);
      expect(parsed(stdout)).toMatchObject({ rows: 3, imported: 3, finished: true });
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test('standard input from another source is rejected, and its copy is deleted', async () => {
    const folder = await inputFolder({});
    const { code, stdout } = await withInput(['import', '--source', 'webq', '--json', '-'], 'text\n', folder);
    expect(code).toBe(2);
    expect(parsed(stdout)).toMatchObject({
      refused: [{ fault: expect.any(String) as unknown, looksLike: null }],
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('several files', () => {
  test('several files are reported one by one and in total', async () => {
    const folder = await inputFolder({ 'dev.json': lines(claims(2)), 'train.json': lines(claims(3)) });
    const parameters = ['import', '--source', 'creak', folder];
    const tried = await trivia([...parameters, '--dry-run'], environment);
    expect(tried.code).toBe(0);
    expect(tried.stdout).toContain('Dry run: nothing was saved.\n');
    const { code, stdout } = await trivia(parameters, environment);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^file +rows +read +imported/u);
    expect(stdout).toMatch(/^dev\.json +2 +2 +\d/mu);
    expect(stdout).toMatch(/^train\.json +3 +3 +\d/mu);
    expect(stdout).toMatch(/^rows +5$/mu);
    const again = await trivia([...parameters, '--json'], environment);
    expect(parsed(again.stdout)).toMatchObject({
      source: 'creak',
      dryRun: false,
      rows: 5,
      unchanged: 5,
      pruned: null,
      files: [
        { file: 'dev.json', rows: 2 },
        { file: 'train.json', rows: 3 },
      ],
    });
  });
});

describe('exit code 2', () => {
  test('a file from another source is rejected with the source that it looks like', async () => {
    const file = join(await inputFolder({ 'dev.json': lines(claims(2)) }), 'dev.json');
    const { code, stderr } = await trivia(['import', '--source', 'mintaka', file], environment);
    expect(code).toBe(2);
    expect(stderr).toContain('Nothing was imported. Expected: ');
    expect(stderr).toContain('it looks like creak');
  });
});

describe('exit code 3', () => {
  test('the import exits with 3 if pruning would remove too many questions', async () => {
    const rows = claims(10);
    const all = await inputFolder({ 'dev.json': lines(rows) });
    const fewer = await inputFolder({ 'dev.json': lines(rows.slice(0, 2)) });
    await trivia(['import', '--source', 'creak', all], environment);
    const { code, stdout } = await trivia(['import', '--source', 'creak', '--prune', fewer], environment);
    expect(code).toBe(3);
    expect(stdout).toContain('Nothing was pruned: ');
    expect(stdout).toContain('--force-prune');
  });
});
