// Plain JavaScript without dependencies, for any Node from 20: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const progressMilliseconds = 5000;

/**
 * What to install: `start` leaves out the tools of the tests, which are more than half of all bytes.
 * @typedef {'start' | 'all'} Extent
 */

/**
 * Runs npm unless node_modules already matches package-lock.json.
 * @param {string} root
 * @param {Extent} extent
 */
export async function installMissing(root, extent) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const mark = join(root, 'node_modules', '.trivia-installed');
  const present = existsSync(runtime(root)) ? read(mark) : undefined;
  if (present === `all ${hash}` || present === `${extent} ${hash}`) return;
  if (isInstalled(root, JSON.parse(lockText))) {
    writeFileSync(mark, `all ${hash}`);
    return;
  }
  // `npm ci` removes all packages first, and with them the engines of an `npm start` that is running.
  const command = present === `start ${hash}` ? ['install', '--no-save'] : ['ci'];
  // The tools of the tests are a workspace.
  await runNpm(root, extent === 'start' ? [...command, '--workspaces=false'] : command);
  deleteUnread(join(root, 'node_modules'));
  writeFileSync(mark, `${extent} ${hash}`);
}

/**
 * Deletes a fifth of all bytes, which nothing reads: source maps, and the package that `node` has linked its program from,
 * with the headers for native add-ons.
 * @param {string} modules
 */
function deleteUnread(modules) {
  rmSync(join(modules, 'node', 'node_modules'), { recursive: true, force: true });
  for (const path of readdirSync(modules, { encoding: 'utf8', recursive: true }))
    if (/\.([cm]?[jt]s|css)\.map$/.test(path)) rmSync(join(modules, path));
}

/**
 * The Node version of the project.
 * @param {string} root
 */
export function runtime(root) {
  return join(root, 'node_modules', '.bin', 'node');
}

/**
 * Whether every package for this platform is installed in the locked version.
 * @param {string} root
 * @param {{ packages: Record<string, { version?: string; optional?: boolean }> }} lock
 */
function isInstalled(root, lock) {
  const text = read(join(root, 'node_modules', '.package-lock.json'));
  if (text === undefined || !existsSync(runtime(root))) return false;
  let present;
  try {
    present = JSON.parse(text).packages;
  } catch {
    // Incomplete, because writing was interrupted: install again.
    return false;
  }
  // Optional packages for other platforms are not installed.
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === '' || wanted.optional || present[path]?.version === wanted.version,
  );
}

/**
 * @param {string} root
 * @param {string[]} words
 */
async function runNpm(root, words) {
  const start = Date.now();
  const print = (/** @type {string} */ status) => process.stderr.write(`  installing packages${status}\n`);
  print(' …');
  const timer = setInterval(
    () => print(` … ${Math.round((Date.now() - start) / 1000)} s`),
    progressMilliseconds,
  );
  /** @type {Buffer[]} */
  const output = [];
  // npm passes its own path to its scripts; outside npm, the PATH is searched.
  const script = process.env.npm_execpath;
  const [command, ...before] = script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
  try {
    const code = await new Promise((resolve, reject) => {
      // Without NODE_ENV, because "production" would skip the engines.
      const environment = { ...process.env, NODE_ENV: '' };
      const npm = spawn(command, [...before, ...words, '--include=dev', '--no-audit', '--no-fund'], {
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
      throw new Error(
        `npm ${words.join(' ')} exited with code ${code}:\n${Buffer.concat(output).toString().trim()}`,
      );
  } finally {
    clearInterval(timer);
  }
  print(`: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
