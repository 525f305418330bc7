import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { ownFolder } from '../../support/own-folder.ts';

const Result = z.object({ summary: z.object({ violations: z.array(z.object({ from: z.string() })) }) });

test('npm run check:imports refuses a forbidden import, also of a type, a cycle and a late import, and allows the others', async () => {
  const folder = await ownFolder();
  const files = {
    'src/search/forbidden.ts': "import type { B } from '../store/questions/used.ts';\nexport type A = B;\n",
    'src/store/questions/used.ts': 'export type B = string;\n',
    'src/discovery/allowed.ts': "import '../search/used.ts';\n",
    'src/search/used.ts': '',
    'src/search/late.ts': "void import('./used.ts');\n",
    'src/discovery/cycle-a.ts': "import './cycle-b.ts';\n",
    'src/discovery/cycle-b.ts': "import type { A } from './cycle-a.ts';\nexport type B = A;\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}export {};\n`);
  }
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--config', resolve('dependency-rules.js'), '--output-type', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { violations } = Result.parse(JSON.parse(stdout)).summary;
  expect(violations.map(({ from }) => from).sort()).toEqual([
    'src/discovery/cycle-a.ts',
    'src/search/forbidden.ts',
    'src/search/late.ts',
  ]);
});
