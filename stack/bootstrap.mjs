// Starts every command: node stack/bootstrap.mjs <entry.ts> [arguments]. It runs on any Node from version 20, installs
// missing packages, and runs the entry with the Node version of the project.
// The entry has an IPC channel to this process; when this process exits, even by kill -9, the entry gets "disconnect".
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProblems } from './check-first.mjs';
import { installMissing, runtime } from './installation.mjs';

/** Equal signals within this time are one Ctrl-C that arrived twice: from the terminal and from npm. */
const duplicateMilliseconds = 1000;

/** Between two looks at the ancestors. */
const pauseMilliseconds = 1000;

/** Levels to search upwards for npm: node, one or two shells, npm, and a spare one. */
const deepest = 5;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [entry, ...rest] = process.argv.slice(2);

if (entry === undefined) {
  process.stderr.write('Usage: node stack/bootstrap.mjs <entry.ts> [arguments]\n');
  process.exit(2);
}

// The tests report what is missing themselves, with their tally.
const problems = entry === 'stack/start.ts' ? await findProblems(root) : [];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

// Containers are started with a package of the tests.
const serves = entry === 'stack/start.ts' || entry === 'stack/start-cluster.ts';
const needsTools = !serves || process.env.TRIVIA_STACK === 'docker';
try {
  await installMissing(root, needsTools ? 'all' : 'start');
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The packages could not be installed. ${reason}\n`);
  process.exit(1);
}

const child = spawn(runtime(root), [resolve(root, entry), ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
let forwarded = -Infinity;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (performance.now() - forwarded < duplicateMilliseconds) return;
    forwarded = performance.now();
    child.kill(signal);
  });
}
onAncestorsGone(process.env.npm_lifecycle_event !== undefined, () => child.kill('SIGTERM'));

child.once('error', (error) => {
  process.stderr.write(`${runtime(root)} could not be started: ${error.message}\n`);
  process.exit(1);
});
// Not before the child: a caller that waits for us expects everything to have stopped.
child.once('exit', (code, signal) => process.exit(signal === null ? code : 128 + constants.signals[signal]));

/**
 * Calls back once when the parent has exited or, if npm started us, when any process up to npm has. A shell between
 * npm and us outlives npm, so watching only the parent is not enough.
 * @param {boolean} startedByNpm
 * @param {() => void} listener
 */
function onAncestorsGone(startedByNpm, listener) {
  const parent = process.ppid;
  const ancestors = startedByNpm ? chainToNpm() : [];
  const timer = setInterval(() => {
    if (process.ppid === parent && ancestors.every((one) => look(one.pid)?.start === one.start)) return;
    clearInterval(timer);
    listener();
  }, pauseMilliseconds);
  timer.unref();
}

/** Our ancestors up to npm; none when npm is not found, because then it is unclear what to watch. */
function chainToNpm() {
  const chain = [];
  let pid = process.ppid;
  for (let depth = 0; depth < deepest && pid > 1; depth++) {
    const found = look(pid);
    if (found === undefined) return [];
    chain.push({ pid, start: found.start });
    if (/\bnpm\b/.test(found.command) && !/^(\S*\/)?(ba|da|z)?sh /.test(found.command)) return chain;
    pid = found.parent;
  }
  return [];
}

/**
 * Parent, start time and command line of a running process; undefined when there is none, and for a zombie.
 * @param {number} pid
 */
function look(pid) {
  return process.platform === 'linux' ? lookOnLinux(pid) : lookByPs(pid);
}

/** @param {number} pid */
function lookOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so counting starts after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(fields[1]), start: fields[19], command };
  } catch {
    // The files disappear with their process.
    return undefined;
  }
}

/** @param {number} pid */
function lookByPs(pid) {
  const result = spawnSync('ps', ['-o', 'stat=,ppid=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const found = /^(\S+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/m.exec((result.stdout ?? '').trim());
  const [, state = 'Z', parent, start, command = ''] = found ?? [];
  return state.startsWith('Z') ? undefined : { parent: Number(parent), start, command };
}
