import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';

import { Refusal } from '../../src/refusal.ts';
import { hashFile } from '../containers/bytes.ts';

/** The name of the manifest in a folder, and the last part of its name next to a file with another name. */
export const MANIFEST = 'manifest.json';
const FORMAT_NAME = 'trivia-question-service export';
/** Identifies the format for readers. */
export const FORMAT = `${FORMAT_NAME} 1`;

/** A manifest of ours, of any version: other programs have manifests, too. */
const OurManifest = z.object({ format: z.string().startsWith(FORMAT_NAME) });

/** What an import reads. The rest is for people, and may be extended. */
export const ManifestFiles = z.object({
  format: z.literal(FORMAT),
  files: z.array(
    z.object({
      name: z.string().regex(/^[^/\\]+$/u),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    }),
  ),
});
export type ManifestFiles = z.infer<typeof ManifestFiles>;

interface ManifestEntry {
  readonly manifest: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Checks files against the manifests next to them. In a folder, every file of its manifest must exist.
 *
 * @param paths - files and folders, as they were given
 * @param files - the files found there
 * @throws Refusal with every damaged file
 */
export async function checkManifests(paths: readonly string[], files: readonly string[]): Promise<void> {
  const entries = new Map<string, ManifestEntry>();
  const given = new Set(files.map((file) => resolve(file)));
  for (const folder of new Set(files.map((file) => dirname(file))))
    await addEntries(entries, join(folder, MANIFEST));
  for (const file of files) await addEntries(entries, `${file}.${MANIFEST}`);
  const folders = new Set<string>();
  for (const path of paths)
    if ((await stat(path).catch(() => null))?.isDirectory() === true) folders.add(resolve(path));
  const errors: string[] = [];
  for (const [path, entry] of entries) {
    if (!given.has(path) && !folders.has(dirname(path))) continue;
    const found = await findError(path, entry);
    if (found !== undefined) errors.push(`  ${basename(path)} ${found} (${entry.manifest})`);
  }
  if (errors.length > 0)
    throw new Refusal(`Nothing was imported. These files do not match the manifest:\n${errors.join('\n')}`);
}

/** Adds the files of a manifest, by their paths. */
async function addEntries(entries: Map<string, ManifestEntry>, manifest: string): Promise<void> {
  const found = await readManifest(manifest);
  for (const { name, bytes, sha256 } of found?.files ?? [])
    entries.set(resolve(dirname(manifest), name), { manifest, bytes, sha256 });
}

async function readManifest(path: string): Promise<ManifestFiles | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(
      `The manifest ${path} is not valid JSON. Delete it to import the files without checking them.`,
    );
  }
  if (!OurManifest.safeParse(value).success) return undefined;
  const parsed = ManifestFiles.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal(`The manifest ${path} is damaged, or was written by another version of the service.`);
}

async function findError(path: string, { bytes, sha256 }: ManifestEntry): Promise<string | undefined> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 'is missing';
  if (found.size !== bytes) return `has ${found.size} bytes, not ${bytes}: it was truncated or changed`;
  return (await hashFile(path)).toString('hex') === sha256
    ? undefined
    : 'has a different SHA-256: it was changed';
}
