// Plain JavaScript without dependencies, for any Node from 20: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const progressMilliseconds = 5000;

/** Brings node_modules to what package-lock.json says, with `npm ci`, and only when it is not so already. */
export async function installMissing(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const mark = join(root, 'node_modules', '.trivia-installed');
  if (read(mark) === hash && existsSync(runtime(root))) return;
  if (!isInstalled(root, JSON.parse(lockText))) await runNpmCi(root);
  writeFileSync(mark, hash);
}

/** The Node that the project brings along. */
export function runtime(root) {
  return join(root, 'node_modules', '.bin', 'node');
}

/** Whether npm has already put every package there that is meant for this machine, in the very version. */
export function isInstalled(root, lock) {
  const text = read(join(root, 'node_modules', '.package-lock.json'));
  if (text === undefined || !existsSync(runtime(root))) return false;
  let present;
  try {
    present = JSON.parse(text).packages;
  } catch {
    // Cut short while it was written: install anew.
    return false;
  }
  // An optional package may be for another platform and rightly absent.
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === '' || wanted.optional || present[path]?.version === wanted.version,
  );
}

async function runNpmCi(root) {
  const begun = Date.now();
  const tell = (what) => process.stderr.write(`  installing packages${what}\n`);
  tell(' …');
  const timer = setInterval(
    () => tell(` … ${Math.round((Date.now() - begun) / 1000)} s`),
    progressMilliseconds,
  );
  const output = [];
  // npm names itself to its scripts; outside of npm it is looked for on the PATH.
  const script = process.env.npm_execpath;
  const [command, ...before] = script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
  try {
    const code = await new Promise((resolve, reject) => {
      // Without NODE_ENV, because "production" would leave out what the tests need.
      const environment = { ...process.env, NODE_ENV: '' };
      const npm = spawn(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      npm.stdout.on('data', (chunk) => output.push(chunk));
      npm.stderr.on('data', (chunk) => output.push(chunk));
      npm.once('error', reject);
      npm.once('close', resolve);
    });
    if (code !== 0)
      throw new Error(`npm ci ended with code ${code}:\n${Buffer.concat(output).toString().trim()}`);
  } finally {
    clearInterval(timer);
  }
  tell(`: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
