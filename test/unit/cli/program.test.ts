import { execFileSync, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';

import { completionTable } from '../../../cli/completion-command.ts';
import { createProgram } from '../../../cli/run-command.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { aCommandsSurroundings, trivia } from '../../support/trivia.ts';

const program = await createProgram({ ...aCommandsSurroundings(), exit: () => undefined });

describe('help', () => {
  /** Every command that does something, with the words that call it. */
  function leaves(command: Command, before: string): [string, Command][] {
    const words = `${before} ${command.name()}`;
    if (command.commands.length === 0) return [[words, command]];
    return command.commands.flatMap((child) => leaves(child, words));
  }

  /** The line of an option in a help, which may be wrapped. */
  const lineOf = (help: string, flags: string): string =>
    help
      .split(/\n(?= {2}\S)/u)
      .find((line) => line.startsWith(`  ${flags} `))
      ?.replaceAll(/\s+/gu, ' ') ?? '';

  test.each(program.commands.flatMap((command) => leaves(command, 'trivia')))(
    '%s has help with an example, a JSON form, the exit codes and its required options, and no others',
    async (words, command) => {
      const { code, stdout } = await trivia([...words.split(' ').slice(1), '--help'], {});
      expect(code).toBe(0);
      expect(stdout).toContain(`Example:\n  ${words}`);
      expect(stdout).toContain('--json');
      expect(stdout).toContain('Exit codes:');
      for (const { flags, mandatory } of command.options)
        expect([flags, lineOf(stdout, flags).includes('(required)')]).toEqual([flags, mandatory]);
    },
  );
});

describe('completion', () => {
  async function scriptOf(shell: string): Promise<string> {
    const { code, stdout } = await trivia(['completion', shell], {});
    expect(code).toBe(0);
    return stdout;
  }

  /** What Bash offers for a command line whose last word is being typed. */
  async function completeInBash(line: string): Promise<string[]> {
    const file = join(await ownFolder(), 'completion');
    await writeFile(file, await scriptOf('bash'));
    const words = line.split(' ');
    const program = `
    set -eu
    source "$1"; shift
    complete -p trivia >/dev/null
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
    _trivia
    printf '%s\\n' "\${COMPREPLY[@]+"\${COMPREPLY[@]}"}"`;
    return execFileSync('bash', ['-c', program, 'bash', file, ...words], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  }

  test.each<[string, string[]]>([
    ['trivia ke', ['keys']],
    ['trivia keys re', ['revoke']],
    ['trivia keys ', ['create', 'list', 'allow', 'rotate', 'revoke', '--help']],
    ['trivia keys create --sc', ['--scope']],
    ['trivia keys create --scope ', ['pk', 'sk']],
    ['trivia keys create --scope sk --tier p', ['pro']],
    ['trivia users limits --burst 5 --per-', ['--per-day', '--per-month']],
    ['trivia completion ', ['bash', 'zsh', 'fish', '--json', '--help']],
    ['trivia --v', ['--version']],
    ['trivia export --out ', []],
    ['trivia nosuch ke', ['keys']],
  ])('completes "%s" in Bash', async (line, expected) => {
    expect(await completeInBash(line)).toEqual(expected);
  });

  const { commands, values } = completionTable(program);

  test.each(['zsh', 'fish'])('the %s script has every command and option with its values', async (shell) => {
    const script = await scriptOf(shell);
    for (const { words, candidates } of [...commands, ...values]) {
      expect(script).toContain(`"${words}"`);
      expect(script).toContain(candidates.join(' '));
    }
  });

  test('the table has every command, and only words without characters that a shell interprets', () => {
    expect(commands.map(({ words }) => words)).toEqual(
      expect.arrayContaining(program.commands.map((command) => `trivia ${command.name()}`)),
    );
    for (const { words, candidates } of [...commands, ...values])
      for (const text of [words, ...candidates]) expect(text).toMatch(/^[A-Za-z0-9 ._-]+$/);
  });

  test('trivia --version prints the version of the package', async () => {
    const { code, stdout } = await trivia(['--version'], {});
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });
});

describe('loaded modules', () => {
  const NEED_LITTLE = ['keys list', 'users list', 'reports list', 'migrate', 'backup x.gz', 'exports list'];

  /** Prints the address of every module that a process loads. */
  const LIST_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });
`)}`;

  /** What each command loads and none before it has loaded: all run in one process. */
  let loaded: ReadonlyMap<string, string>;
  const modulesOf = (words: string): string => loaded.get(words) ?? `${words} did not run`;

  beforeAll(() => {
    // No engine is configured, so a command ends when it reads the configuration.
    const program = `
      process.argv.push('trivia', '--version');
      await import(${JSON.stringify(pathToFileURL(resolve('cli/trivia.ts')))});
      const { runCommand } = await import(${JSON.stringify(pathToFileURL(resolve('cli/run-command.ts')))});
      const { stdin, stdout, stderr } = process;
      const surroundings = { environment: {}, folder: process.cwd(), stdin, stdout, stderr };
      for (const words of ${JSON.stringify([...NEED_LITTLE, 'index verify'])}) {
        stderr.write('command: ' + words + '\\n');
        await runCommand(words.split(' '), { ...surroundings, signal: new AbortController().signal });
      }`;
    const { stderr } = spawnSync(
      process.execPath,
      ['--import', LIST_MODULES, '--input-type=module', '--eval', program],
      { cwd: tmpdir(), encoding: 'utf8', env: {} },
    );
    const parts = `--version\n${stderr}`.split(/^command: /mu);
    loaded = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
  });

  test('trivia --version loads no command, and no package but the one that reads the command line', () => {
    const modules = modulesOf('--version');
    expect(modules).toContain('/cli/run-command.ts');
    expect(modules).not.toMatch(/\/node_modules\/(?:zod|pg)\/|(?<!\/run)-command\.ts/u);
  });

  test.each(NEED_LITTLE)('trivia %s loads neither the Elasticsearch client nor the import rules', (words) => {
    expect(modulesOf('keys list')).toContain('/node_modules/pg/');
    expect(modulesOf(words)).toContain('DATABASE_URL');
    expect(modulesOf(words)).not.toMatch(/@elastic|indexer\/(rules|quizify|duplicates)\//u);
  });

  test('trivia index verify loads the client of Elasticsearch', () => {
    expect(modulesOf('index verify')).toContain('/@elastic/elasticsearch/');
  });
});
