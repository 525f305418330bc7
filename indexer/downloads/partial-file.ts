import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

import { writeRefusal } from '../export/write-refusal.ts';

/** What a transfer needs to resume. */
const Origin = z.strictObject({
  /** The address in the manifest, before redirects. */
  address: z.string(),
  /** A strong entity tag, or else the date of the last change; null if the transfer cannot resume. */
  validator: z.string().nullable(),
});
type Origin = z.infer<typeof Origin>;

/** A file that has not fully arrived. Its names begin with a dot, so that an import ignores it. */
export interface PartialFile {
  readonly path: string;
  /** Bytes that have arrived; 0 if there is no such file. */
  readonly size: () => Promise<number>;
  /** Where these bytes come from; null if that is not known. */
  readonly readOrigin: () => Promise<Origin | null>;
  /** Empties the file and notes where its bytes will come from. */
  readonly begin: (origin: Origin) => Promise<void>;
  /** Gives the file its name. */
  readonly finish: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The partial file for a path. */
export function partialFile(finalPath: string): PartialFile {
  const path = join(dirname(finalPath), `.${basename(finalPath)}.part`);
  const originPath = `${path}.json`;
  const forgetOrigin = (): Promise<void> => rm(originPath, { force: true });
  const remove = async (): Promise<void> => {
    await rm(path, { force: true });
    await forgetOrigin();
  };
  return {
    path,
    remove,
    size: async () => (await stat(path).catch(() => ({ size: 0 }))).size,
    readOrigin: async () => {
      const text = await readFile(originPath, 'utf8').catch(() => 'null');
      try {
        return Origin.nullable().catch(null).parse(JSON.parse(text));
      } catch {
        // The process was killed while it wrote: the transfer starts over.
        return null;
      }
    },
    begin: async (origin) => {
      try {
        await remove();
        await writeFile(originPath, JSON.stringify(origin));
      } catch (error) {
        throw writeRefusal(error, finalPath);
      }
    },
    finish: async () => {
      try {
        await rename(path, finalPath);
        await forgetOrigin();
      } catch (error) {
        throw writeRefusal(error, finalPath);
      }
    },
  };
}
