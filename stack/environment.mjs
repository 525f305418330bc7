// Plain JavaScript for any Node from 20: it runs before anything is installed.

/**
 * The environment variables of the stack. In `stack/`, only this file reads them; our processes read the others themselves.
 * @typedef {object} StackEnvironment
 * @property {string | undefined} databaseUrl URL of an engine that is already running and is not started, as the next two
 * @property {string | undefined} elasticsearchUrl
 * @property {string | undefined} redisUrl
 * @property {boolean} containers true with `TRIVIA_STACK=docker`: engines without a URL run in containers
 * @property {string} elasticsearchHeap Elasticsearch heap in Java notation, such as `512m` or `2g`
 * @property {readonly string[]} javaHomes configured Java installations, the most specific first
 * @property {readonly string[]} path folders to search for programs
 * @property {number | undefined} port the port of the API; undefined for the default port, or a free one
 */

/**
 * Reads the environment; throws an error with a message for the user when a value is invalid.
 * @param {NodeJS.ProcessEnv} variables
 * @returns {StackEnvironment}
 */
export function readStackEnvironment(variables = process.env) {
  const given = (/** @type {string} */ name) => {
    const value = variables[name]?.trim();
    return value === '' ? undefined : value;
  };
  const stack = given('TRIVIA_STACK');
  if (stack !== undefined && stack !== 'docker' && stack !== 'local') {
    throw new Error(`TRIVIA_STACK is "${stack}"; use "docker" or "local".`);
  }
  const heap = given('TRIVIA_ES_HEAP') ?? '512m';
  if (!/^\d+[kmg]$/i.test(heap)) {
    throw new Error(`TRIVIA_ES_HEAP is "${heap}"; use a size such as 512m or 2g.`);
  }
  const port = given('PORT');
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new Error(`PORT is "${port}"; use a number from 0 to 65535.`);
  }
  return {
    databaseUrl: given('DATABASE_URL'),
    elasticsearchUrl: given('ELASTICSEARCH_URL'),
    redisUrl: given('REDIS_URL'),
    containers: stack === 'docker',
    elasticsearchHeap: heap,
    javaHomes: [given('ES_JAVA_HOME'), given('JAVA_HOME')].filter((home) => home !== undefined),
    path: (given('PATH') ?? '').split(process.platform === 'win32' ? ';' : ':').filter(Boolean),
    port: port === undefined ? undefined : Number(port),
  };
}

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
