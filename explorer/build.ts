import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

import config from './vite.config.ts';

const root = import.meta.dirname;
const STAMP = join(root, 'dist/built-from');

/** What the pages are built from. */
const SOURCES = [
  'explorer/**/*.{ts,tsx,css,svg,json}',
  'packages/client/src/**/*.ts',
  'src/contract/**/*.ts',
  'package-lock.json',
];

async function hashOfSources(): Promise<string> {
  const cwd = join(root, '..');
  const paths: string[] = [];
  for await (const path of glob(SOURCES, { cwd, exclude: ['explorer/dist/**'] })) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.sort())
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(cwd, path)));
  return hash.digest('hex');
}

async function readStamp(): Promise<string | undefined> {
  try {
    return await readFile(STAMP, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Builds the pages, unless nothing has changed since they were built. It takes half a second. */
export async function buildExplorer(): Promise<void> {
  const hash = await hashOfSources();
  if ((await readStamp()) === hash) return;
  for (const isSsrBuild of [false, true])
    await build(config({ command: 'build', mode: 'production', isSsrBuild }));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(STAMP, hash);
}

if (import.meta.main) await buildExplorer();
