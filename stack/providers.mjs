// Plain JavaScript for any Node from 20: it runs before anything is installed.

/** @import { StackEnvironment } from './environment.mjs' */

/**
 * Where an engine runs: at a given URL, in a container, or as a process on this computer.
 * @typedef {{ readonly kind: 'given'; readonly url: string } | { readonly kind: 'container' | 'local' }} Provider
 */

/**
 * Chooses for each engine: its URL if given, otherwise a container if configured, otherwise a local process.
 * @param {Pick<StackEnvironment, 'databaseUrl' | 'elasticsearchUrl' | 'redisUrl' | 'containers'>} environment
 */
export function chooseProviders(environment) {
  /** @returns {Provider} */
  const choose = (/** @type {string | undefined} */ url) =>
    url === undefined ? { kind: environment.containers ? 'container' : 'local' } : { kind: 'given', url };
  return {
    postgres: choose(environment.databaseUrl),
    elasticsearch: choose(environment.elasticsearchUrl),
    redis: choose(environment.redisUrl),
  };
}
