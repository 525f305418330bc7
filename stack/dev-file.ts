import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `.trivia/dev.json`, which `npm start` writes for scripts. */
export const DevFile = z.object({
  /** URL of the API, without a trailing slash. */
  baseUrl: z.string(),
  /** Keys of the demo account, which has the tier `pro`. */
  keys: z.object({ pk: z.string(), sk: z.string() }),
  /** For signing in; files of earlier versions have no password. */
  account: z.object({ email: z.string(), password: z.string().optional() }),
  engines: z.object({
    databaseUrl: z.string(),
    /** The same database with the user of the API; missing if the API has that of the owner. */
    apiDatabaseUrl: z.string().optional(),
    elasticsearchUrl: z.string(),
    redisUrl: z.string(),
    /** Prefix of every index name; missing in files of earlier versions. */
    indexPrefix: z.string().optional(),
  }),
  /** Process ids while the service is running. With several workers, `api` is their parent: signals go there. */
  processes: z.object({ api: z.int().optional(), indexer: z.int().optional() }),
});

export type DevFile = z.infer<typeof DevFile>;

const pathIn = (folder: string): string => join(folder, 'dev.json');

/** Reads the file of an earlier start; undefined when there is none, or one of another version. */
export function readDevFile(folder: string): DevFile | undefined {
  let text: string;
  try {
    text = readFileSync(pathIn(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return DevFile.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes the file atomically and readable only by this user: it contains keys. */
export function writeDevFile(folder: string, content: DevFile): void {
  const path = pathIn(folder);
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
