import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { completionTable } from '../../../cli/completion-command.ts';
import { createProgram } from '../../../cli/run-command.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { aCommandsSurroundings, trivia } from '../../support/trivia.ts';

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

describe('bash', () => {
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
  ])('completes "%s"', async (line, expected) => {
    expect(await completeInBash(line)).toEqual(expected);
  });
});

test.each(['zsh', 'fish'])(
  'the script of %s has every command and every option with its values',
  async (shell) => {
    const script = await scriptOf(shell);
    const { commands, values } = completionTable(
      await createProgram({ ...aCommandsSurroundings(), exit: () => undefined }),
    );
    for (const { words, candidates } of [...commands, ...values]) {
      expect(script).toContain(`"${words}"`);
      expect(script).toContain(candidates.join(' '));
    }
  },
);

test('the table has every command, and only words without characters that a shell interprets', async () => {
  const program = await createProgram({ ...aCommandsSurroundings(), exit: () => undefined });
  const { commands, values } = completionTable(program);
  expect(commands.map(({ words }) => words)).toEqual(
    expect.arrayContaining(program.commands.map((command) => `trivia ${command.name()}`)),
  );
  for (const { words, candidates } of [...commands, ...values])
    for (const text of [words, ...candidates]) expect(text).toMatch(/^[A-Za-z0-9 ._-]+$/);
});

test('an unknown shell is refused with the known ones', async () => {
  const { code, stderr } = await trivia(['completion', 'tcsh'], {});
  expect([code, stderr]).toEqual([2, expect.stringContaining('Allowed choices are bash, zsh, fish')]);
});

test('trivia --version prints the version of the package', async () => {
  const { code, stdout } = await trivia(['--version'], {});
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
});
