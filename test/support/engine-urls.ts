/** The URLs of the engines of this test run. The test runner starts the engines and sets the environment. */
export interface EngineUrls {
  readonly database: string;
  readonly elasticsearch: string;
  readonly redis: string;
}

export function engineUrls(): EngineUrls {
  const read = (name: string): string => {
    const value = process.env[name];
    if (value === undefined || value === '')
      throw new Error(
        `${name} is not set: run the tests with \`npm test\`, which starts the engines, or set it to a running one`,
      );
    return value;
  };
  return {
    database: read('DATABASE_URL'),
    elasticsearch: read('ELASTICSEARCH_URL'),
    redis: read('REDIS_URL'),
  };
}

/** The same server with another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
