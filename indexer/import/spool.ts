import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Refusal } from '../../src/refusal.ts';

/** The path that means standard input. */
export const STANDARD_INPUT = '-';

/** A stream copied to disk. */
interface Spooled {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies a stream to a private file: an import reads its input several times, and a stream can only be read once.
 *
 * @throws Refusal if there is not enough disk space
 */
export async function spool(input: NodeJS.ReadableStream): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-import-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  // Adapters see this name, which has no extension that could suggest a format.
  const path = join(folder, 'standard-input');
  try {
    await pipeline(input, createWriteStream(path, { mode: 0o600 }));
    return { path, remove };
  } catch (error) {
    await remove();
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
      throw new Refusal(
        `There is not enough space in ${tmpdir()} for a copy of standard input. Pass the file instead, or set TMPDIR to a folder with enough space.`,
      );
    throw error;
  }
}
