import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What `npm start` tells scripts: `.trivia/dev.json`. */
export const DevFile = z.object({
  /** Where the API answers, without a slash at the end. */
  baseUrl: z.string(),
  /** Keys of the demo account, which is of the `pro` tier. */
  keys: z.object({ pk: z.string(), sk: z.string() }),
  /** With which people sign in; files of earlier versions have no password. */
  account: z.object({ email: z.string(), password: z.string().optional() }),
  engines: z.object({
    databaseUrl: z.string(),
    elasticsearchUrl: z.string(),
    redisUrl: z.string(),
    /** Begins the name of every index; absent in files of earlier versions. */
    indexPrefix: z.string().optional(),
  }),
  /** Process ids while it runs. */
  processes: z.object({ api: z.int().optional(), indexer: z.int().optional() }),
});
export type DevFile = z.infer<typeof DevFile>;

const pathIn = (folder: string): string => join(folder, 'dev.json');

/** Reads the file of an earlier start; undefined when there is none or it is of another version. */
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

/** Writes the file whole or not at all, for this user's eyes only: it holds keys. */
export function writeDevFile(folder: string, content: DevFile): void {
  const path = pathIn(folder);
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
