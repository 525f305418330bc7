// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findJava, oldestJava } from './java.mjs';
import { enginesFolder } from './folders.mjs';

/** @import { Artefact } from './artefacts.ts' */
/** @import { EngineName } from './engine.ts' */
/** @import { StackEnvironment } from './environment.mjs' */
/** @import { Folders } from './folders.mjs' */
/** @import { Java } from './java.mjs' */

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
