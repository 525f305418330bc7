/**
 * Settings that differ from the defaults of PostgreSQL, which suit databases far smaller than one with a million questions. Memory is
 * taken only as it is used.
 */
export const POSTGRES_SETTINGS = { shared_buffers: '512MB', max_wal_size: '2GB' } as const;

/** Settings as parameters of the server. */
export const settingParameters = (settings: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
