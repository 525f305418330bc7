/** What the environment says about the stack. Only this file of `stack/` reads it; our processes read the rest for themselves. */
export interface StackEnvironment {
  /** Engines that already run somewhere; nothing is started for those. */
  readonly databaseUrl: string | undefined;
  readonly elasticsearchUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** True when `TRIVIA_STACK=docker`: engines without a URL come as containers. */
  readonly containers: boolean;
  /** Elasticsearch heap as Java writes it, such as `512m` or `2g`. */
  readonly elasticsearchHeap: string;
  /** Java installations named by hand, the most specific first. */
  readonly javaHomes: readonly string[];
  /** Folders that are searched for programs. */
  readonly path: readonly string[];
  /** Where the API shall listen; undefined for the usual port, or a free one. */
  readonly port: number | undefined;
}

/** Reads the environment; throws one sentence for a value that makes no sense. */
export function readStackEnvironment(variables: NodeJS.ProcessEnv = process.env): StackEnvironment {
  const given = (name: string): string | undefined => {
    const value = variables[name]?.trim();
    return value === '' ? undefined : value;
  };
  const stack = given('TRIVIA_STACK');
  if (stack !== undefined && stack !== 'docker' && stack !== 'local') {
    throw new Error(`TRIVIA_STACK is "${stack}"; it can be "docker" or "local".`);
  }
  const heap = given('TRIVIA_ES_HEAP') ?? '512m';
  if (!/^\d+[kmg]$/i.test(heap)) {
    throw new Error(`TRIVIA_ES_HEAP is "${heap}"; write a size such as 512m or 2g.`);
  }
  const port = given('PORT');
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new Error(`PORT is "${port}"; write a number from 0 to 65535.`);
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
