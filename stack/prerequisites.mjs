// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enginesFolder } from './folders.mjs';

/** @import { Artefact } from './artefacts.ts' */
/** @import { EngineName } from './engine.ts' */
/** @import { StackEnvironment } from './environment.mjs' */
/** @import { Folders } from './folders.mjs' */

/**
 * Programs that the local engines need.
 * @typedef {object} Prerequisites
 * @property {Java | undefined} java set if Elasticsearch runs locally
 * @property {string | undefined} redisServer an installed `redis-server` or `valkey-server`; undefined to use the unpacked one
 */

/**
 * Display names of the engines.
 * @type {Readonly<Record<EngineName, string>>}
 */
export const engineTitles = { postgres: 'PostgreSQL', elasticsearch: 'Elasticsearch', redis: 'Redis' };

/**
 * The variables with the URLs of engines that are already running.
 * @type {Readonly<Record<EngineName, string>>}
 */
export const urlVariables = {
  postgres: 'DATABASE_URL',
  elasticsearch: 'ELASTICSEARCH_URL',
  redis: 'REDIS_URL',
};

/**
 * The folders of the engines from the Maven repository, in the engines folder.
 * @type {Readonly<Record<Artefact, string>>}
 */
export const artefactFolders = { elasticsearch: 'elasticsearch-9.3.2', redis: 'embedded-redis-1.4.3' };

/**
 * The name of the server for a platform inside the Redis artefact; undefined when it has none.
 * @param {string} platform
 * @param {string} architecture
 */
export function redisBinary(platform, architecture) {
  /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  const servers = {
    linux: { x64: 'redis-server-6.2.6-v5-linux-amd64', arm64: 'redis-server-6.2.7-linux-arm64' },
    darwin: { x64: 'redis-server-6.2.6-v5-darwin-amd64', arm64: 'redis-server-6.2.6-v5-darwin-arm64' },
  };
  return servers[platform]?.[architecture];
}

/**
 * Whether an engine is completely installed in the engines folder.
 * @param {string} engines
 * @param {Artefact} artefact
 */
export function isInstalled(engines, artefact) {
  return existsSync(join(engines, artefactFolders[artefact]));
}

/**
 * A program in the folders of the PATH.
 * @param {string} name
 * @param {StackEnvironment} environment
 */
export function findProgram(name, environment) {
  return environment.path.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * Describes what is missing, and the three alternatives.
 * @param {readonly string[]} missing
 * @param {readonly EngineName[]} engines
 */
export function missingMessage(missing, engines) {
  const variables = engines.map((name) => urlVariables[name]).join(' and ');
  const titles = engines.map((name) => engineTitles[name]).join(' and ');
  return (
    `${titles} cannot run here: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
    `Install ${missing.length > 1 ? 'them' : 'it'}, ` +
    `set ${variables} to ${engines.length > 1 ? 'running engines' : 'a running engine'}, ` +
    'or use Docker (`docker compose up`, or TRIVIA_STACK=docker).'
  );
}

/**
 * Checks, before anything starts, that the engines can run. Throws an error that lists everything that is missing.
 * @param {readonly EngineName[]} wanted
 * @param {Folders} folders
 * @param {StackEnvironment} environment
 * @returns {Prerequisites}
 */
export function checkPrerequisites(wanted, folders, environment) {
  /** @type {Set<string>} */
  const missing = new Set();
  /** @type {EngineName[]} */
  const affected = [];
  const lacks = (/** @type {EngineName} */ name, /** @type {(string | false)[]} */ ...things) => {
    const real = things.filter((thing) => thing !== false);
    for (const thing of real) missing.add(thing);
    if (real.length > 0) affected.push(name);
  };
  const folder = enginesFolder(folders);
  const maven = findProgram('mvn', environment) !== undefined || 'Maven (the command mvn)';
  const java = wanted.includes('elasticsearch') ? findJava(environment, folders.owner) : undefined;
  const redisServer = wanted.includes('redis')
    ? (findProgram('redis-server', environment) ?? findProgram('valkey-server', environment))
    : undefined;
  if (wanted.includes('elasticsearch')) {
    const unpacked = maven === true || isInstalled(folder, 'elasticsearch');
    lacks('elasticsearch', java === undefined && `Java ${oldestJava} or newer`, !unpacked && maven);
  }
  if (wanted.includes('redis') && redisServer === undefined && !isInstalled(folder, 'redis')) {
    const known = redisBinary(process.platform, process.arch) !== undefined;
    lacks('redis', known ? maven !== true && maven : 'redis-server or valkey-server');
  }
  if (missing.size > 0) throw new Error(missingMessage([...missing], affected));
  return { java, redisServer };
}

/** @import { Owner } from './engine.ts' */

/** The oldest Java version that runs Elasticsearch 9. */
const oldestJava = 21;

/** Folders in which operating systems install several Java versions. */
const installationFolders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

/**
 * @typedef {object} Java
 * @property {string} home
 * @property {number} version
 */

/**
 * The major version in the output of `java -version`: `"21.0.2"` is 21, the old `"1.8.0_392"` is 8.
 * @param {string} text
 */
export function parseJavaVersion(text) {
  const found = /version "(?:1\.)?(\d+)/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/**
 * The first candidate that is new enough; undefined when none is.
 * @param {Iterable<Java>} candidates
 */
export function chooseJava(candidates) {
  for (const candidate of candidates) if (candidate.version >= oldestJava) return candidate;
  return undefined;
}

/**
 * Searches ES_JAVA_HOME, JAVA_HOME, the PATH and the usual folders, and runs each Java as the user of the engines.
 * @param {StackEnvironment} environment
 * @param {Owner | undefined} owner
 */
function findJava(environment, owner) {
  return chooseJava(workingJavas(candidateHomes(environment), owner));
}

/**
 * @param {StackEnvironment} environment
 * @returns {Iterable<string>}
 */
function* candidateHomes(environment) {
  yield* environment.javaHomes;
  for (const folder of environment.path) if (existsSync(join(folder, 'java'))) yield join(folder, '..');
  for (const folder of installationFolders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort().reverse()) {
      yield join(folder, name);
      yield join(folder, name, 'Contents', 'Home');
    }
  }
}

/**
 * @param {Iterable<string>} homes
 * @param {Owner | undefined} owner
 * @returns {Iterable<Java>}
 */
function* workingJavas(homes, owner) {
  for (const home of homes) {
    const command = join(home, 'bin', 'java');
    if (!existsSync(command)) continue;
    const parameters = ['-XshowSettings:properties', '-version'];
    const result = spawnSync(command, parameters, { cwd: '/', encoding: 'utf8', ...owner });
    // Null when it cannot be run, which the types do not show.
    const errors = result.stderr ?? '';
    const version = parseJavaVersion(errors);
    // The PATH often has a link to the real home, which Java itself reports.
    const real = /^\s*java\.home = (.+)$/m.exec(errors)?.[1];
    if (version !== undefined) yield { home: real ?? home, version };
  }
}
