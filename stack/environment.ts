/** The environment variables of the stack. In `stack/`, only this file reads them; our processes read the others themselves. */
export interface StackEnvironment {
  /** URLs of engines that are already running; those are not started. */
  readonly databaseUrl: string | undefined;
  readonly elasticsearchUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** True with `TRIVIA_STACK=docker`: engines without a URL run in containers. */
  readonly containers: boolean;
  /** Elasticsearch heap in Java notation, such as `512m` or `2g`. */
  readonly elasticsearchHeap: string;
  /** Configured Java installations, the most specific first. */
  readonly javaHomes: readonly string[];
  /** Folders to search for programs. */
  readonly path: readonly string[];
  /** The port of the API; undefined for the default port, or a free one. */
  readonly port: number | undefined;
}

/** Reads the environment; throws an error with a message for the user when a value is invalid. */
export function readStackEnvironment(variables: NodeJS.ProcessEnv = process.env): StackEnvironment {
  const given = (name: string): string | undefined => {
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
