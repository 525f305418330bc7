import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { lintFiles } from '../../../prose/lint-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prose-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const linesFound = async (beginning?: string): Promise<string[]> =>
  (await lintFiles(folder, beginning)).findings.map(({ path, line }) => `${path}:${line}`).sort();

test('reads each file once, in the way of its folder', async () => {
  const source = "// told\nconst text = 'is told';\ntest('is told', run);\n";
  await write('src/first.ts', source);
  await write('test/unit/first.test.ts', source);
  await write('cli/generate/first.ts', source);
  expect(await linesFound()).toEqual([
    'cli/generate/first.ts:1',
    'src/first.ts:1',
    'src/first.ts:2',
    'src/first.ts:3',
    'test/unit/first.test.ts:1',
    'test/unit/first.test.ts:3',
  ]);
});

test('reads documents, settings and recipes, and nothing that was installed, built or measured', async () => {
  for (const path of [
    'README.md',
    'docs/one.md',
    '.github/one.md',
    'node_modules/one/README.md',
    'dist/one.md',
  ]) {
    await write(path, 'Whoever reads this.');
  }
  for (const path of [
    '.env.example',
    'Dockerfile',
    'compose.yml',
    '.github/workflows/one.yml',
    'other.txt',
  ]) {
    await write(path, '# Whoever reads this.');
  }
  expect(await linesFound()).toEqual([
    '.env.example:1',
    '.github/one.md:1',
    '.github/workflows/one.yml:1',
    'Dockerfile:1',
    'README.md:1',
    'compose.yml:1',
    'docs/one.md:1',
  ]);
});

test('reads only what begins with a path', async () => {
  await write('src/web/page.ts', '// told');
  await write('src/rest/route.ts', '// told');
  expect(await linesFound('src/web')).toEqual(['src/web/page.ts:1']);
});
