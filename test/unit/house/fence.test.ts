import { ESLint } from 'eslint';
import { expect, test, vi } from 'vitest';

// The first case waits for the linter to read all types.
vi.setConfig({ testTimeout: 240_000 });

const eslint = new ESLint({ cwd: process.cwd() });

async function refusals(filePath: string, statement: string): Promise<string[]> {
  // A file that exists stands in, so that the type-aware rules find it; only the fence's own findings are looked at.
  const [result] = await eslint.lintText(`${statement}\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-imports')
    .map(({ message }) => message);
}

test.each([
  ['src/search/draw-ids.ts', "import '../store/questions.ts';"],
  ['src/search/draw-ids.ts', "import '../config.ts';"],
  ['src/store/questions/questions.ts', "import '../search/draw-ids.ts';"],
  ['src/store/questions/questions.ts', "import '../../indexer/follow/project.ts';"],
  ['src/contract/question.ts', "import '../errors.ts';"],
  ['src/operations/get-question.ts', "import '../rest/routes.ts';"],
  ['src/operations/get-question.ts', "import 'pg';"],
  ['src/search/draw-ids.ts', "import '../discovery/view.ts';"],
  ['src/discovery/discovery.ts', "import '../operations/operation.ts';"],
  ['indexer/follow/project.ts', "import '../src/app.ts';"],
  ['catalogue/starter.ts', "import '../src/config.ts';"],
  ['cli/trivia.ts', "import '../src/main.ts';"],
  ['src/store/questions/questions.ts', "import 'fastify';"],
  ['src/mcp/tools.ts', "import '../store/questions.ts';"],
  ['src/rest/routes.ts', "import '@modelcontextprotocol/sdk/types.js';"],
  ['indexer/follow/project.ts', "import '../src/operations/get-question.ts';"],
  ['src/web/frame.ts', "import '../operations/get-question.ts';"],
  ['src/http/page.ts', "import '../web/frame.ts';"],
  ['src/access/accounts.ts', "import 'nodemailer';"],
  ['catalogue/starter.ts', "import '../src/store/questions/questions.ts';"],
])('refuses in %s: %s', async (file, statement) => {
  expect(await refusals(file, statement)).toHaveLength(1);
});

test('refuses to import by an expression, which no pattern sees', async () => {
  const [result] = await eslint.lintText("export const late = import('../store/questions.ts');\n", {
    filePath: 'src/search/draw-ids.ts',
  });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-syntax');
});

test.each([
  ['src/search/draw-ids.ts', "import './query.ts';"],
  ['src/operations/get-question.ts', "import '../store/questions.ts';"],
  ['src/discovery/discovery.ts', "import '../search/tally.ts';"],
  ['indexer/follow/project.ts', "import '../src/search/document.ts';"],
  ['catalogue/starter.ts', "import '../src/contract/record.ts';"],
  ['src/mcp/tools.ts', "import '../http/problem.ts'; import '@modelcontextprotocol/sdk/types.js';"],
])('allows in %s: %s', async (file, statement) => {
  expect(await refusals(file, statement)).toEqual([]);
});
