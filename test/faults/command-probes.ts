import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';

import { createProgram } from '../../cli/run-command.ts';
import { broken, refused, SERVED, type Outcome, type Probe } from './probe.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Milliseconds after which a command counts as stuck: slow statements add up. */
const STUCK = 120_000;
const FAILED = 1;

export interface CommandSamples {
  readonly email: string;
  readonly keyId: string;
  /** Ids of questions: one to hide, and two to merge. */
  readonly hidden: string;
  readonly merged: string;
  readonly canonical: string;
  /** A file of records, and a folder for output. */
  readonly records: string;
  readonly folder: string;
}

/** Commands that use no engine, run until they are stopped, or only combine others. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'generate',
  'sources list',
  'sources fetch',
  'completion',
  'catalogue check',
  'catalogue topics',
  'index follow',
  'setup',
  // It would replace what the other probes have made.
  'restore',
]);

/** The last command: several run at the same time, and this one is refused during a rebuild. */
const ROLLBACK = 'index rollback';

/** A file that is imported only. */
const translationsIn = ({ folder }: CommandSamples): string => join(folder, 'translations.xlf');

const parametersFor = (samples: CommandSamples): Readonly<Record<string, readonly string[]>> => ({
  'keys create': ['--email', samples.email],
  'keys list': [],
  'keys allow': [samples.keyId, '192.0.2.0/24'],
  'keys rotate': [samples.keyId],
  'keys revoke': [samples.keyId],
  'users list': [],
  'users show': [samples.email],
  'users create': [samples.email],
  'users tier': [samples.email, 'pro'],
  'users limits': [samples.email],
  'users revoke-keys': [samples.email],
  import: [samples.records],
  export: ['--out', join(samples.folder, 'export.jsonl')],
  'exports make': [],
  'exports list': [],
  'catalogue audit': [],
  'index rebuild': [],
  [ROLLBACK]: [],
  'index verify': [],
  migrate: [],
  backup: [join(samples.folder, 'trivia.backup.gz')],
  'questions show': [samples.canonical],
  'questions hide': [samples.hidden, '--reason', 'because', '--by', 'ada'],
  'questions restore': [samples.hidden, '--reason', 'because', '--by', 'ada'],
  'questions merge': [samples.merged, '--into', samples.canonical, '--reason', 'because', '--by', 'ada'],
  'reports list': [],
  'reports show': ['1'],
  'reports resolve': ['1', '--note', 'done', '--by', 'ada'],
  'taxonomy apply': [],
  'translations export': ['--out', join(samples.folder, 'questions.xlf'), '--to', 'pl'],
  'translations import': [translationsIn(samples)],
});

/** The names of all commands that do something. */
function namesOf(command: Command, prefix = ''): string[] {
  return command.commands.flatMap((child) => {
    const name = `${prefix}${child.name()}`;
    return child.commands.length === 0 ? [name] : namesOf(child, `${name} `);
  });
}

/** The commands as the program lists them; none of them runs. */
async function commandNames(): Promise<string[]> {
  const { stdin, stdout, stderr } = process;
  const signal = new AbortController().signal;
  const io = { environment: {}, folder: ROOT, stdin, stdout, stderr, signal, exit: () => undefined };
  const names = namesOf(await createProgram(io)).filter((name) => !LEFT_OUT.has(name) && name !== ROLLBACK);
  return [...names, ROLLBACK];
}

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

function runTrivia(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, 'cli/trivia.ts'), ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: STUCK,
    killSignal: 'SIGKILL',
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stderr }));
  });
}

/** The promise for a command that fails: it ends by itself, with code 1 and one line that begins with its name. */
function judgeFailure({ code, stderr }: Ended): Outcome {
  const message = stderr.slice(Math.max(0, stderr.lastIndexOf('trivia: ')));
  const isOneLine = /^trivia: .+\n$/.test(message);
  return code === FAILED && isOneLine && !stderr.includes('    at ')
    ? refused(message)
    : broken(`exit ${code}: ${stderr}`);
}

/**
 * Every command of `trivia`. Each is run twice beforehand: what it returns then is what it has to return.
 *
 * @param environment - names the engines behind the proxies
 */
export async function commandProbes(
  samples: CommandSamples,
  environment: Readonly<Record<string, string>>,
): Promise<Probe[]> {
  const known = parametersFor(samples);
  // A separate folder: new exports replace the one that requests download.
  const ownFolder = { ...environment, TRIVIA_EXPORT_FOLDER: join(samples.folder, 'exports') };
  await runTrivia(['translations', 'export', '--out', translationsIn(samples), '--to', 'pl'], ownFolder);
  const probes: Probe[] = [];
  for (const name of await commandNames()) {
    const given = known[name];
    if (given === undefined) throw new Error(`There are no parameters for the command ${name}.`);
    const parameters = [...name.split(' '), ...given];
    await runTrivia(parameters, ownFolder);
    const { code: usual } = await runTrivia(parameters, ownFolder);
    probes.push({
      group: 'commands',
      name,
      run: async () => {
        const ended = await runTrivia(parameters, ownFolder);
        return ended.code === usual ? SERVED : judgeFailure(ended);
      },
    });
  }
  return probes;
}
