import { Argument, type Command } from 'commander';

import { type CommandIo, subcommand } from './command.ts';
import { createOutput } from './output.ts';

/** `trivia completion`: a script with which a shell completes commands, options and their values. */
export const completionCommand = (io: CommandIo): Command =>
  subcommand(
    'completion',
    'print a completion script for your shell',
    'trivia completion fish > ~/.config/fish/completions/trivia.fish',
  )
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(COMPLETION_SCRIPTS)))
    .action((shell: Shell, { json }: { readonly json: boolean }, command: Command) => {
      const script = COMPLETION_SCRIPTS[shell](completionTable(rootOf(command)));
      createOutput(json, io).result({ shell, script }, [script]);
    });

const rootOf = (command: Command): Command => (command.parent === null ? command : rootOf(command.parent));

/** What may follow words of a command line. */
interface Completion {
  /** The words, such as `trivia keys create`; with an option at the end, its values follow. */
  readonly words: string;
  /** The candidates; none where any text or a file follows. */
  readonly candidates: readonly string[];
}

/** All that shells need to complete `trivia`. */
interface CompletionTable {
  /** Every command with subcommands and options as candidates. */
  readonly commands: readonly Completion[];
  /** Every option that takes a value. */
  readonly values: readonly Completion[];
}

/** Reads the table from the commands themselves, so that it is complete. */
export function completionTable(program: Command): CompletionTable {
  const commands: Completion[] = [];
  const values: Completion[] = [];
  function visit(command: Command, words: string): void {
    const options = command.options
      .filter(({ hidden }) => !hidden)
      .flatMap(({ long, required, optional, argChoices = [] }) =>
        long === undefined ? [] : [{ long, takesValue: required || optional, argChoices }],
      );
    const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
    commands.push({
      words,
      candidates: [
        ...command.commands.map((child) => child.name()),
        ...choices,
        ...options.map(({ long }) => long),
        '--help',
      ],
    });
    for (const { long, takesValue, argChoices } of options)
      if (takesValue) values.push({ words: `${words} ${long}`, candidates: argChoices });
    for (const child of command.commands) visit(child, `${words} ${child.name()}`);
  }
  visit(program, program.name());
  return { commands, values };
}

/*
 * The scripts walk the words before the cursor: as long as they name commands, they make the words of the table. Then the
 * value of an option is completed or, if the last word is not such an option, what the command takes. Where the table
 * has no candidates, the shell completes file names. No candidate contains characters that a shell would interpret.
 */

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join('|');

const bashCases = (entries: CompletionTable['commands'], end: string): string =>
  entries
    .map(({ words, candidates }) => {
      const complete = `COMPREPLY=($(compgen -W "${candidates.join(' ')}" -- "$current"))${end}`;
      return `    "${words}") ${candidates.length === 0 ? 'return' : complete} ;;`;
    })
    .join('\n');

const bash = ({ commands, values }: CompletionTable): string => `_trivia() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} at=trivia word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${quoted(commands.slice(1).map(({ words }) => words))}) at="$at $word" ;;
    esac
  done
  COMPREPLY=()
  case "$at $before" in
${bashCases(values, '; return')}
  esac
  case "$at" in
${bashCases(commands, '')}
  esac
}
complete -o default -F _trivia trivia`;

const zshCases = (entries: CompletionTable['commands']): string =>
  entries
    .map(({ words, candidates }) =>
      candidates.length === 0
        ? `    ("${words}") _files; return ;;`
        : `    ("${words}") compadd -- ${candidates.join(' ')} && return ;;`,
    )
    .join('\n');

// The array \`path\` would be the shell's search path.
const zsh = ({ commands, values }: CompletionTable): string => `#compdef trivia
_trivia() {
  local at=trivia word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${quoted(commands.slice(1).map(({ words }) => words))}) at="$at $word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${zshCases(values)}
  esac
  case "$at" in
${zshCases(commands)}
  esac
  _files
}
compdef _trivia trivia`;

const fishCases = (entries: CompletionTable['commands'], end: string): string =>
  entries
    .map(({ words, candidates }) =>
      candidates.length === 0
        ? `    case "${words}"\n      __fish_complete_path $current${end}`
        : `    case "${words}"\n      printf '%s\\n' ${candidates.join(' ')}${end}`,
    )
    .join('\n');

const fish = ({ commands, values }: CompletionTable): string => `function __trivia_candidates
  set -l at trivia
  set -l tokens (commandline -opc)
  set -l current (commandline -ct)
  for word in $tokens[2..-1]
    switch "$at $word"
      case ${commands
        .slice(1)
        .map(({ words }) => `"${words}"`)
        .join(' ')}
        set at "$at $word"
    end
  end
  switch "$at $tokens[-1]"
${fishCases(values, '\n      return')}
  end
  switch $at
${fishCases(commands, '')}
  end
  if not string match -q -- '-*' $current
    __fish_complete_path $current
  end
end
complete -c trivia -f -a '(__trivia_candidates)'`;

/** Writes the completion script of a shell. */
const COMPLETION_SCRIPTS = { bash, zsh, fish } as const;

type Shell = keyof typeof COMPLETION_SCRIPTS;
