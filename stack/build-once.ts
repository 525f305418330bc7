import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

async function hashOf(sources: readonly string[]): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob([...sources], { cwd: root, exclude: ['**/dist/**'] })) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.sort())
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(root, path)));
  return hash.digest('hex');
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Builds something, unless its sources are those of the last time.
 * @param sources - patterns of paths in the project
 * @param stamp - file that keeps the hash of the sources
 */
export async function buildOnce(
  sources: readonly string[],
  stamp: string,
  build: () => Promise<void>,
): Promise<void> {
  const hash = await hashOf(sources);
  if ((await read(stamp)) === hash) return;
  // A build that is cut off must not count as one of these sources.
  await rm(stamp, { force: true });
  await build();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
