import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import type { SiteBundle } from './site-bundle.ts';

/** The built frontend, next to the code in a checkout and in the published package. */
const FOLDER = join(import.meta.dirname, '../../explorer/dist');

/** The part of the builder's manifest that documents need: by source file, the built file and what it imports. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
export type Manifest = z.infer<typeof Manifest>;

/** The built pages and the files that browsers load. */
export interface BuiltSite {
  readonly bundle: SiteBundle;
  readonly manifest: Manifest;
  /** By name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND');

/** Loads the built frontend. Undefined if it has not been built. */
export async function loadBuiltSite(): Promise<BuiltSite | undefined> {
  try {
    const client = join(FOLDER, 'client');
    const manifest = Manifest.parse(JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')));
    const names = (await readdir(client)).filter((name) => name !== 'manifest.json');
    const files = await Promise.all(
      names.map(async (name) => [name, await readFile(join(client, name))] as const),
    );
    // Built by another program, and absent in a fresh checkout.
    // oxlint-disable-next-line import/no-dynamic-require -- the path is that of the build
    const { bundle } = (await import(pathToFileURL(join(FOLDER, 'server/server.js')).href)) as {
      readonly bundle: SiteBundle;
    };
    return { bundle, manifest, files: new Map(files) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
