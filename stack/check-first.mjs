// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { readStackEnvironment, chooseProviders } from './environment.mjs';
import { findFolders, unprivilegedOwner } from './folders.mjs';
import { isPortFree } from './ports.mjs';
import { checkPrerequisites, engineTitles, isInstalled, urlVariables } from './prerequisites.mjs';

/** @import { EngineName } from './engine.ts' */
/** @import { StackEnvironment } from './environment.mjs' */

/** Milliseconds to connect to a given engine. */
const connectMilliseconds = 1000;

/** Gigabytes that a first start takes for packages, engines and their caches, and a later one for logs and data. */
const firstGigabytes = 1.5;
const laterGigabytes = 0.2;

/**
 * Where each engine listens if its URL has no port. All rules for the URLs are in `src/connection-url.ts`, which needs
 * the packages.
 * @type {Readonly<Record<EngineName, { example: string; ports: Readonly<Record<string, number>> }>>}
 */
const connections = {
  postgres: {
    example: 'postgres://user:password@localhost:5432/trivia',
    ports: { 'postgres:': 5432, 'postgresql:': 5432 },
  },
  elasticsearch: { example: 'http://localhost:9200', ports: { 'http:': 80, 'https:': 443 } },
  redis: {
    example: 'redis://localhost:6379',
    ports: {
      'redis:': 6379,
      'rediss:': 6379,
      'redis+cluster:': 6379,
      'rediss+cluster:': 6379,
      'redis+sentinel:': 26_379,
      'rediss+sentinel:': 26_379,
    },
  },
};

/** @type {readonly EngineName[]} */
const engines = ['postgres', 'elasticsearch', 'redis'];

/** What is asked about folders. Tests replace it. */
const folderState = { accessSync, statfsSync };

/**
 * Finds within two seconds what would stop `npm start` later, in the minutes that packages and engines take.
 * @param {string} root the clone
 * @param {NodeJS.ProcessEnv} [variables]
 * @param {typeof folderState} [state]
 * @returns {Promise<string[]>} a line for each problem, with the setting or folder and the way out
 */
export async function findProblems(root, variables = process.env, state = folderState) {
  try {
    const environment = readStackEnvironment(variables);
    const unwritable = unwritableFolder(root, state);
    if (unwritable !== undefined) return [unwritable];
    const providers = chooseProviders(environment);
    const local = engines.filter((name) => providers[name].kind === 'local');
    const given = engines.flatMap((name) => {
      const provider = providers[name];
      // Of several nodes the first: the others may be down.
      return provider.kind === 'given' ? [{ name, url: provider.url.replace(/,\s*https?:.*/, '') }] : [];
    });
    // First, because it blocks the process, and the time to connect would pass meanwhile.
    const missing = programProblem(root, local, environment);
    const found = await Promise.all([
      portProblem(environment.port),
      ...given.map(({ name, url }) => engineProblem(name, url)),
    ]);
    return [missing, spaceProblem(root, state), ...found].filter((problem) => problem !== undefined);
  } catch (error) {
    return [messageOf(error)];
  }
}

/**
 * @param {string} root
 * @param {Pick<typeof folderState, 'accessSync'>} state
 * @returns {string | undefined}
 */
function unwritableFolder(root, state) {
  const own = join(root, '.trivia');
  const packages = join(root, 'node_modules');
  const inside = [own, packages, join(own, 'run'), join(own, 'logs'), join(own, 'data')];
  const needed = existsSync(own) && existsSync(packages) ? inside : [root, ...inside];
  for (const folder of needed) {
    if (!existsSync(folder)) continue;
    try {
      state.accessSync(folder, constants.W_OK);
    } catch (error) {
      const reason =
        codeOf(error) === 'EROFS' ? 'is on a read-only file system' : 'may not be written by you';
      return `${folder} ${reason}. Packages and data are kept in the clone: move it to a folder that you can write.`;
    }
  }
  return undefined;
}

/**
 * @param {string} root
 * @param {readonly EngineName[]} local
 * @param {StackEnvironment} environment
 */
function programProblem(root, local, environment) {
  if (local.length === 0) return undefined;
  try {
    checkPrerequisites(local, findFolders(root, unprivilegedOwner()), environment);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * @param {string} root
 * @param {Pick<typeof folderState, 'statfsSync'>} state
 */
function spaceProblem(root, state) {
  const { bavail, bsize } = state.statfsSync(root);
  const free = (bavail * bsize) / 1e9;
  const isLater =
    existsSync(join(root, 'node_modules')) && isInstalled(join(root, '.trivia', 'engines'), 'elasticsearch');
  const needed = isLater ? laterGigabytes : firstGigabytes;
  if (free >= needed) return undefined;
  return `${root} has ${free.toFixed(1)} GB of free disk space, and ${isLater ? 'a' : 'the first'} start needs ${needed} GB. Free some, or move the clone to another disk.`;
}

/** @param {number | undefined} port */
async function portProblem(port) {
  if (port === undefined || port === 0 || (await isPortFree(port))) return undefined;
  return `PORT: ${port} cannot be used, most likely because another program uses it. Free it, or set PORT to another one.`;
}

/**
 * @param {EngineName} name
 * @param {string} text
 */
async function engineProblem(name, text) {
  // Of several hosts, only one has to answer.
  if (text.includes(',')) return undefined;
  const { example, ports } = connections[name];
  const variable = urlVariables[name];
  const instead = `correct the URL, or unset ${variable} to let npm start run ${engineTitles[name]}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url === undefined ? undefined : ports[url.protocol];
  if (url === undefined || usual === undefined)
    return `${variable} must be a URL such as ${example}: ${instead}.`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Without a host, or with a folder in its place, it is a local socket.
  if (host === '' || host.includes('%')) return undefined;
  const port = url.port === '' ? usual : Number(url.port);
  const reason = await connectionFailure(host, port);
  if (reason === undefined) return undefined;
  return `${variable}: ${engineTitles[name]} does not answer at ${url.hostname}:${port} (${reason}). Start it there, ${instead}.`;
}

/**
 * Why no connection can be opened; undefined when one can.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function connectionFailure(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (/** @type {string | undefined} */ reason) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(connectMilliseconds, () =>
      settle(`no connection within ${connectMilliseconds / 1000} s`),
    );
    socket.once('connect', () => settle(undefined));
    socket.once('error', (error) => settle(codeOf(error) ?? error.message));
  });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
