import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, redisBinary } from './artefacts.ts';
import { type EngineName, engineTitles } from './engine-plan.ts';
import type { StackEnvironment } from './environment.ts';
import { findJava, type Java, oldestJava } from './java.ts';
import { enginesFolder, type Folders } from './folders.ts';

/** Programs that the local engines need. */
export interface Prerequisites {
  /** Set if Elasticsearch runs locally. */
  readonly java: Java | undefined;
  /** An installed `redis-server` or `valkey-server`; undefined to use the unpacked one. */
  readonly redisServer: string | undefined;
}

/** A program in the folders of the PATH. */
export function findProgram(name: string, environment: StackEnvironment): string | undefined {
  return environment.path.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const urlVariables: Readonly<Record<EngineName, string>> = {
  postgres: 'DATABASE_URL',
  elasticsearch: 'ELASTICSEARCH_URL',
  redis: 'REDIS_URL',
};

/** Describes what is missing, and the three alternatives. */
export function missingMessage(missing: readonly string[], engines: readonly EngineName[]): string {
  const variables = engines.map((name) => urlVariables[name]).join(' and ');
  const titles = engines.map((name) => engineTitles[name]).join(' and ');
  return (
    `${titles} cannot run here: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
    `Install ${missing.length > 1 ? 'them' : 'it'}, ` +
    `set ${variables} to ${engines.length > 1 ? 'running engines' : 'a running engine'}, ` +
    'or use Docker (`docker compose up`, or TRIVIA_STACK=docker).'
  );
}

/** Checks, before anything starts, that the engines can run. Throws an error that lists everything that is missing. */
export function checkPrerequisites(
  wanted: readonly EngineName[],
  folders: Folders,
  environment: StackEnvironment,
): Prerequisites {
  const missing = new Set<string>();
  const affected: EngineName[] = [];
  const lacks = (name: EngineName, ...things: readonly (string | false)[]): void => {
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
