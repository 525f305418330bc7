import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Refusal } from '../../src/refusal.ts';

/** The name under which standard input is given. */
export const STANDARD_INPUT = '-';

/** A copy of a stream on disk. */
interface Spooled {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies a stream to a file that nobody else can read: it is read several times, and a stream can be read once.
 *
 * @throws Refusal when there is no room for it
 */
export async function spool(input: NodeJS.ReadableStream): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-import-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  // Named as adapters see it: it has no ending that could say what it is.
  const path = join(folder, 'standard-input');
  try {
    await pipeline(input, createWriteStream(path, { mode: 0o600 }));
    return { path, remove };
  } catch (error) {
    await remove();
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
      throw new Refusal(
        `There is no room in ${tmpdir()} for a copy of standard input: name the file instead, or set TMPDIR to a folder with room.`,
      );
    throw error;
  }
}
