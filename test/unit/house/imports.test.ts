import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const Result = z.object({ summary: z.object({ violations: z.array(z.object({ from: z.string() })) }) });

interface Case {
  /** The importing file. */
  readonly from: string;
  readonly statement: string;
  /** The imported file; absent for a package. */
  readonly to?: string;
}

const REFUSED: readonly Case[] = [
  { from: 'src/search/a.ts', statement: "import '../store/questions/b.ts';", to: 'src/store/questions/b.ts' },
  { from: 'src/search/c.ts', statement: "import '../config.ts';", to: 'src/config.ts' },
  { from: 'src/store/questions/d.ts', statement: "import '../../search/e.ts';", to: 'src/search/e.ts' },
  { from: 'src/store/questions/f.ts', statement: "import '../../../indexer/g.ts';", to: 'indexer/g.ts' },
  { from: 'src/contract/h.ts', statement: "import '../errors.ts';", to: 'src/errors.ts' },
  { from: 'src/endpoints/i.ts', statement: "import '../rest/j.ts';", to: 'src/rest/j.ts' },
  { from: 'src/endpoints/k.ts', statement: "import { Pool } from 'pg'; new Pool();" },
  { from: 'src/search/l.ts', statement: "import '../discovery/m.ts';", to: 'src/discovery/m.ts' },
  { from: 'src/discovery/n.ts', statement: "import '../endpoints/o.ts';", to: 'src/endpoints/o.ts' },
  { from: 'indexer/p.ts', statement: "import '../src/app.ts';", to: 'src/app.ts' },
  { from: 'catalogue/q.ts', statement: "import '../src/config.ts';", to: 'src/config.ts' },
  { from: 'cli/r.ts', statement: "import '../src/main.ts';", to: 'src/main.ts' },
  { from: 'src/store/s.ts', statement: "import 'fastify';" },
  { from: 'src/mcp/t.ts', statement: "import '../store/u.ts';", to: 'src/store/u.ts' },
  { from: 'src/rest/v.ts', statement: "import '@modelcontextprotocol/sdk/types.js';" },
  { from: 'indexer/w.ts', statement: "import '../src/endpoints/x.ts';", to: 'src/endpoints/x.ts' },
  { from: 'src/web/y.ts', statement: "import '../rest/z.ts';", to: 'src/rest/z.ts' },
  { from: 'src/http/aa.ts', statement: "import '../web/ab.ts';", to: 'src/web/ab.ts' },
  { from: 'src/http/ac.ts', statement: "import '../rest/ad.ts';", to: 'src/rest/ad.ts' },
  { from: 'src/site/ay.ts', statement: "import '../endpoints/az.ts';", to: 'src/endpoints/az.ts' },
  { from: 'src/access/ae.ts', statement: "import 'nodemailer';" },
  { from: 'src/access/af.ts', statement: "import '../limits/ag.ts';", to: 'src/limits/ag.ts' },
  { from: 'src/config.ts', statement: "import './mcp/ah.ts';", to: 'src/mcp/ah.ts' },
  { from: 'src/logger.ts', statement: "import './access/ai.ts';", to: 'src/access/ai.ts' },
  { from: 'catalogue/aj.ts', statement: "import '../src/store/ak.ts';", to: 'src/store/ak.ts' },
  { from: 'stack/an.ts', statement: "import '../src/search/ao.ts';", to: 'src/search/ao.ts' },
  {
    from: 'src/search/ap.ts',
    statement: "export const late = import('../store/aq.ts');",
    to: 'src/store/aq.ts',
  },
  { from: 'src/search/ar.ts', statement: "import '../../test/as.ts';", to: 'test/as.ts' },
  // Type imports count as well.
  {
    from: 'src/search/at.ts',
    statement: "import type { B } from '../store/au.ts'; export type A = B;",
    to: 'src/store/au.ts',
  },
  { from: 'src/new.ts', statement: "import './contract/av.ts';", to: 'src/contract/av.ts' },
  { from: 'src/search/aw.ts', statement: "import './nowhere.ts';" },
  { from: 'bench/ax.ts', statement: "import 'jose';" },
  { from: 'bench/ay.ts', statement: "import '../test/az.ts';", to: 'test/az.ts' },
  { from: 'prose/ay.ts', statement: "import '../src/contract/az.ts';", to: 'src/contract/az.ts' },
];

const ALLOWED: readonly Case[] = [
  { from: 'src/search/ba.ts', statement: "import './bb.ts';", to: 'src/search/bb.ts' },
  {
    from: 'src/endpoints/bc.ts',
    statement: "import '../store/questions/bd.ts';",
    to: 'src/store/questions/bd.ts',
  },
  { from: 'src/discovery/be.ts', statement: "import '../search/bf.ts';", to: 'src/search/bf.ts' },
  { from: 'indexer/follow/bg.ts', statement: "import '../../src/search/bh.ts';", to: 'src/search/bh.ts' },
  { from: 'catalogue/bi.ts', statement: "import '../src/contract/bj.ts';", to: 'src/contract/bj.ts' },
  { from: 'src/mcp/bk.ts', statement: "import '@modelcontextprotocol/sdk/types.js';" },
  { from: 'src/endpoints/bl.ts', statement: "import type { Pool } from 'pg'; export type P = Pool;" },
  // The path of a folder counts, not its name.
  { from: 'src/store/search/bm.ts', statement: "import '../bn.ts';", to: 'src/store/bn.ts' },
  { from: 'src/store/questions/bo.ts', statement: "import '../search/bp.ts';", to: 'src/store/search/bp.ts' },
];

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
let refusals: Map<string, unknown[]>;

/** Creates the files of all cases in a folder with the project's layout, so that one run checks them all. */
function writeCases(): void {
  const contents = new Map<string, string>();
  for (const { from, statement, to } of [...REFUSED, ...ALLOWED]) {
    contents.set(from, `${contents.get(from) ?? ''}${statement}\n`);
    if (to !== undefined && !contents.has(to)) contents.set(to, '');
  }
  contents.set('src/discovery/cycle-a.ts', "import './cycle-b.ts';\n");
  contents.set('src/discovery/cycle-b.ts', "import type { A } from './cycle-a.ts';\nexport type B = A;\n");
  for (const [path, text] of contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}export {};\n`);
  }
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** The violations of each file. */
function judge(): Map<string, unknown[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      resolve('dependency-rules.js'),
      '--output-type',
      'json',
      '.',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = Result.parse(JSON.parse(stdout));
  return Map.groupBy(summary.violations, ({ from }) => from);
}

beforeAll(() => {
  writeCases();
  refusals = judge();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run check:imports', () => {
  test.each(REFUSED)('refuses in $from: $statement', ({ from }) => {
    expect(refusals.get(from)).toHaveLength(1);
  });

  test.each(ALLOWED)('allows in $from: $statement', ({ from }) => {
    expect(refusals.get(from)).toBeUndefined();
  });

  test('refuses a cycle, even if only types close it', () => {
    expect(refusals.get('src/discovery/cycle-a.ts')).toHaveLength(1);
  });
});

test('ESLint refuses imports by expression in src, whose paths the check cannot resolve', async () => {
  const config: unknown = await new ESLint().calculateConfigForFile('src/search/draw-ids.ts');
  expect(config).toHaveProperty(
    ['rules', 'no-restricted-syntax'],
    expect.arrayContaining([2, expect.objectContaining({ selector: 'ImportExpression' })]),
  );
});
