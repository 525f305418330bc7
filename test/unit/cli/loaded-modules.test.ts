import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Prints the address of every module that a process loads. */
const LIST_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });
`)}`;

/** The modules that a command loads. No engine is configured, so it ends when it reads the configuration. */
function modulesOf(words: string): string {
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', LIST_MODULES, resolve('cli/trivia.ts'), ...words.split(' ')],
    { cwd: tmpdir(), encoding: 'utf8', env: {} },
  );
  expect(stderr).toContain('/cli/run-command.ts');
  return stderr;
}

test('trivia --version loads no command, and no package but the one that reads the command line', () => {
  expect(modulesOf('--version')).not.toMatch(/\/node_modules\/(?:zod|pg)\/|(?<!\/run)-command\.ts/u);
});

test.each(['keys list', 'users list', 'reports list', 'migrate', 'backup x.gz', 'exports list'])(
  'trivia %s loads neither the client of Elasticsearch nor the rules of the importer',
  (words) => {
    const modules = modulesOf(words);
    expect(modules).toContain('/node_modules/pg/');
    expect(modules).not.toMatch(/@elastic|indexer\/(rules|quizify|duplicates)\//u);
  },
);

test('trivia index verify loads the client of Elasticsearch', () => {
  expect(modulesOf('index verify')).toContain('/@elastic/elasticsearch/');
});
