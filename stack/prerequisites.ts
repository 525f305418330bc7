import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, redisBinary } from './artefacts.ts';
import { type EngineName, engineTitles } from './engine-plan.ts';
import type { StackEnvironment } from './environment.ts';
import { findJava, type Java, oldestJava } from './java.ts';
import { enginesFolder, type Places } from './places.ts';

/** What the local engines stand on. */
export interface Prerequisites {
  /** Set when Elasticsearch is to run. */
  readonly java: Java | undefined;
  /** A `redis-server` of this machine; undefined when the unpacked one is to be used. */
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

/** One sentence with what is missing and the three ways out. */
export function missingSentence(missing: readonly string[], engines: readonly EngineName[]): string {
  const variables = engines.map((name) => urlVariables[name]).join(' and ');
  const titles = engines.map((name) => engineTitles[name]).join(' and ');
  return (
    `To run ${titles} here, this machine lacks ${missing.join(' and ')}: ` +
    `install ${missing.length > 1 ? 'them' : 'it'}, ` +
    `or point ${variables} at ${engines.length > 1 ? 'engines that run' : 'an engine that runs'} already, ` +
    'or use Docker (`docker compose up`, or TRIVIA_STACK=docker).'
  );
}

/** Checks, before anything starts, that the wanted engines can run. Throws one sentence with all that lacks. */
export function checkPrerequisites(
  wanted: readonly EngineName[],
  places: Places,
  environment: StackEnvironment,
): Prerequisites {
  const missing = new Set<string>();
  const affected: EngineName[] = [];
  const lacks = (name: EngineName, ...things: readonly (string | false)[]): void => {
    const real = things.filter((thing) => thing !== false);
    for (const thing of real) missing.add(thing);
    if (real.length > 0) affected.push(name);
  };
  const folder = enginesFolder(places);
  const maven = findProgram('mvn', environment) !== undefined || 'Maven (the command mvn)';
  const java = wanted.includes('elasticsearch') ? findJava(environment, places.owner) : undefined;
  const redisServer = wanted.includes('redis') ? findProgram('redis-server', environment) : undefined;
  if (wanted.includes('elasticsearch')) {
    const unpacked = maven === true || isInstalled(folder, 'elasticsearch');
    lacks('elasticsearch', java === undefined && `Java ${oldestJava} or newer`, !unpacked && maven);
  }
  if (wanted.includes('redis') && redisServer === undefined && !isInstalled(folder, 'redis')) {
    const known = redisBinary(process.platform, process.arch) !== undefined;
    lacks('redis', known ? maven !== true && maven : 'a redis-server');
  }
  if (missing.size > 0) throw new Error(missingSentence([...missing], affected));
  return { java, redisServer };
}
