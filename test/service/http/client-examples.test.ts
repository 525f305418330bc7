import { spawn } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import typescript from 'typescript';
import { expect, test } from 'vitest';

import { buildClient } from '../../../packages/client/build.ts';
import { aQuestion, questions } from '../../support/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { ownFolder } from '../../support/own-folder.ts';

/* The examples of both READMEs, run as they are written there, with the built package and the real service. */
const engines = await ownEngines();
const api = await anApi(engines);
const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
await load(engines, [...questions(5), aQuestion({ type: 'text_input' })]);
await buildClient();

const EXAMPLE = /^```js\n(.*?)^```$/gms;

/** The examples of a page, with the address of the service under test. */
async function examplesOf(page: string): Promise<string[]> {
  const examples = (await readFile(page, 'utf8')).matchAll(EXAMPLE);
  return Array.from(examples, ([, code = '']) => code.replaceAll('http://localhost:3000', baseUrl));
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
  const files = EXAMPLES.map((_, index) => join(folder, `example-${index}.mts`));
  await Promise.all(files.map((file, index) => writeFile(file, EXAMPLES[index] ?? '')));
  const program = typescript.createProgram(files, {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.NodeNext,
    moduleResolution: typescript.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [join(folder, 'node_modules/@types')],
  });
  const complaints = typescript
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => typescript.flattenDiagnosticMessageText(messageText, '\n'));
  expect(complaints).toEqual([]);
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
