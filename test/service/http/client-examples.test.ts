import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

import { GUIDE_PATHS } from '../../../src/http/pages/guides.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { trivia } from '../../support/trivia.ts';
import { typeErrors } from '../../support/type-errors.ts';
import { UPSTREAM_ROWS } from '../../support/data/upstream-rows.ts';

/* The examples of both READMEs and of the guides, run as they are written there, with the built package and the real service. */
const engines = await ownEngines();
const api = await anApi(engines);
const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
await load(engines, [...questions(5), aQuestion({ type: 'text_input' })]);

/** The examples of a page in a language, with the address of the service under test. */
async function examplesOf(page: string, language = 'js'): Promise<string[]> {
  const content = (await readFile(page, 'utf8')).replaceAll('http://localhost:3000', baseUrl);
  const examples = content.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'));
  return Array.from(examples, ([, code = '']) => code);
}

/** A folder in which both forms of importing the client work. */
async function aProject(): Promise<string> {
  const folder = await ownFolder();
  const packages = join(folder, 'packages');
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  await symlink(resolve('packages'), packages);
  await symlink(resolve('packages/client'), join(modules, 'trivia-question-client'));
  await symlink(resolve('node_modules/@types'), join(modules, '@types'));
  return folder;
}

/** Runs a program. Each of its prompts gets the next answer. */
async function run(code: string, ...answers: string[]): Promise<string> {
  const folder = await aProject();
  const file = join(folder, 'example.mjs');
  await writeFile(file, code);
  const child = spawn(process.execPath, [file], { cwd: folder, env: { KEY: api.key } });
  const errors = text(child.stderr);
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    if (output.endsWith('> ')) child.stdin.write(`${answers.shift() ?? ''}\n`);
  }
  expect(await errors).toBe('');
  return output;
}

const EXAMPLES = await examplesOf('packages/client/README.md');

/** What each example of the package prints. */
const PRINTED = [
  /^(Which capital is number \d+ on the list\? Paris\n){3}$/,
  /^Which capital is number \d+ on the list\?\n$/,
  /^2\n$/,
  /^invalid_query_param \[\s*{\s*path: 'amount'/,
  /^6\n$/,
  /^true false\n$/,
  /^6\n$/,
];

test('every example of the package has its output here', () => {
  expect(EXAMPLES).toHaveLength(PRINTED.length);
});

test.each(PRINTED.map((printed, index) => [index + 1, printed, EXAMPLES[index] ?? ''] as const))(
  'example %i of the package prints %s',
  async (_index, printed, code) => {
    expect(await run(code)).toMatch(printed);
  },
);

test('the examples of the package are correct TypeScript', async () => {
  const folder = await aProject();
  const files = EXAMPLES.map((_, index) => `example-${index}.mts`);
  await Promise.all(files.map((file, index) => writeFile(join(folder, file), EXAMPLES[index] ?? '')));
  const node = ['--module', 'nodenext', '--types', 'node', '--typeRoots', 'node_modules/@types'];
  expect(await typeErrors(folder, files, '--exactOptionalPropertyTypes', ...node)).toBe('');
});

test('the quiz in twelve lines has as many, and takes letters as well as answers', async () => {
  const [quiz = ''] = await examplesOf('README.md');
  expect(quiz.trim().split('\n')).toHaveLength(12);
  const output = await run(quiz, 'the paris', 'Madrid', 'Pari');
  expect(output.match(/Correct!|No: Paris\./g)).toEqual(['Correct!', 'No: Paris.', 'Correct!']);
  // In alphabetical order, Paris is the last of four.
  expect(output.match(/^[a-d]\) Paris$/gm)).toEqual(['d) Paris', 'd) Paris', 'd) Paris']);
  const letters = await run(quiz, 'd', ' D ', 'b');
  expect(letters.match(/Correct!|No: Paris\./g)).toEqual(['Correct!', 'Correct!', 'No: Paris.']);
  expect(output).toContain('(Test author, CC-BY-4.0)');
});

const GUIDES = GUIDE_PATHS.map((path) => `${path.slice(1)}.md`);

describe('the programs in the guides', () => {
  test('draw the questions of a day', async () => {
    const [program = ''] = await examplesOf('docs/guides/daily-quiz.md');
    expect(await run(program)).toMatch(/^(Which capital is number \d+ on the list\?\n){5}$/);
    expect(await run(program)).toBe(await run(program));
  });

  test('draw two rounds without a repetition', async () => {
    const [program = ''] = await examplesOf('docs/guides/pub-quiz.md');
    const output = await run(program);
    expect(output.match(/^Round [12]: Which capital is number \d+/gm)).toHaveLength(4);
    expect(new Set(output.match(/number \d+/g)).size).toBe(4);
  });
});

/**
 * Commands that are not run here, because they need Docker, another program, 800 MB of downloads or a build, because
 * they run tests, or because the test has engines of its own. Other tests stand for them.
 */
const ELSEWHERE = [
  /^docker compose up/,
  /^claude mcp add/,
  /sources fetch --all/,
  /^npm (ci|test)/,
  /^export DATABASE_URL=/,
  /^node .*dist\//,
];

/** Programs that the path has before those of the machine. A status of 400 or above fails; so does what `trivia` refuses. */
const PROGRAMS = {
  curl: `exec "$(PATH=$MACHINE command -v curl)" --fail-with-body --silent --show-error "$@"`,
  // Exit code 3 says that files of other sources are missing.
  trivia: `"${process.execPath}" "${resolve('cli/trivia.ts')}" "$@" || [ "$1 $?" = 'import 3' ]`,
  // The container runs the same command, in a folder that is mounted.
  docker: `while [ "$1" != setup ]; do shift; done; shift; exec "\${@//\\/sources/$PWD/sources}"`,
};

/** A folder with what a reader of the guides has: a key, files of a source, own questions. */
async function aClone(): Promise<string> {
  const folder = await ownFolder();
  const programs = join(folder, 'programs');
  await mkdir(programs);
  for (const [name, line] of Object.entries(PROGRAMS))
    await writeFile(join(programs, name), `#!/bin/bash\n${line}\n`, { mode: 0o755 });
  const rows = JSON.stringify((UPSTREAM_ROWS.get('mintaka') ?? []).map(({ row }) => row));
  for (const place of ['data', '.trivia/sources/mintaka', 'sources/mintaka']) {
    await mkdir(join(folder, place), { recursive: true });
    await writeFile(join(folder, place, 'mintaka_train.json'), rows);
  }
  await writeFile(join(folder, '.trivia/dev.json'), JSON.stringify({ keys: { pk: api.key } }));
  const [questionLine = ''] = await examplesOf('docs/guides/import.md', 'json');
  await writeFile(join(folder, 'questions.jsonl'), questionLine);
  return folder;
}

/** Runs the commands of a page one after the other. The first that fails ends it. */
async function runPage(page: string): Promise<string> {
  const commands = (await examplesOf(page, 'sh'))
    .flatMap((block) => block.trim().split('\n'))
    .filter((command) => !ELSEWHERE.some((pattern) => pattern.test(command)));
  const folder = await aClone();
  const machine = process.env.PATH ?? '';
  const { stdout } = await promisify(execFile)('bash', ['-euxo', 'pipefail', '-c', commands.join('\n')], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...engines.environment,
      MACHINE: machine,
      PATH: `${join(folder, 'programs')}:${join(process.execPath, '..')}:${machine}`,
      KEY: api.key,
      SECRET_KEY: api.key,
    },
  });
  return stdout;
}

describe('the commands', () => {
  test.each(['README.md', ...GUIDES.filter((page) => !page.endsWith('limits.md'))])(
    'of %s succeed',
    async (page) => {
      if (page.endsWith('mirror.md'))
        expect((await trivia(['exports', 'make'], engines.environment)).code).toBe(0);
      expect((await runPage(page)).length).toBeGreaterThan(0);
    },
    300_000,
  );

  test('have imported the questions of a source, and those of the operator', async () => {
    const { rows } = await engines.pool.query<{ source: string }>(
      `select distinct source from questions where source = 'mintaka' or text = 'On which floor is our canteen?' order by 1`,
    );
    expect(rows.map(({ source }) => source)).toEqual(['mintaka', 'svc']);
  });
});
