// Starts every command: node stack/bootstrap.mjs <entry.ts> [arguments]. It runs on any Node from version 20, installs
// missing packages, and runs the entry with the Node version of the project.
// The entry has an IPC channel to this process; when this process exits, even by kill -9, the entry gets "disconnect".
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onAncestorsGone } from './ancestors.mjs';
import { findProblems } from './check-first.mjs';
import { installMissing, runtime } from './installation.mjs';

/** Equal signals within this time are one Ctrl-C that arrived twice: from the terminal and from npm. */
const duplicateMilliseconds = 1000;

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

try {
  await installMissing(root);
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
