import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { artefactFolders, redisBinary } from './prerequisites.mjs';

/** An engine from the Maven repository. */
export type Artefact = 'elasticsearch' | 'redis';

const unpackGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';

/** Long enough for 120 MB over a slow connection. */
const downloadMilliseconds = 15 * 60_000;

const artefacts: Readonly<Record<Artefact, { coordinates: string; includes: () => string }>> = {
  elasticsearch: {
    coordinates: 'org.elasticsearch.distribution.integ-test-zip:elasticsearch:9.3.2:zip',
    includes: () => '**',
  },
  redis: {
    coordinates: 'com.github.codemonstur:embedded-redis:1.4.3:jar',
    includes: () => redisBinary(process.platform, process.arch) ?? '',
  },
};

/**
 * Installs an engine unless it is installed, and returns its folder. It is unpacked into a staging folder and renamed at
 * the end, so an interrupted download or unpacking is simply repeated.
 */
export async function install(engines: string, artefact: Artefact, signal: AbortSignal): Promise<string> {
  const { coordinates, includes } = artefacts[artefact];
  const folder = artefactFolders[artefact];
  const target = join(engines, folder);
  if (existsSync(target)) return target;
  removeAbandoned(engines);
  const staging = mkdtempSync(join(engines, `.unpacking-${artefact}-`));
  const unpacked = join(staging, 'unpacked');
  try {
    const choices = [`-Dartifact=${coordinates}`, `-DoutputDirectory=${unpacked}`];
    const filter = `-Dmdep.unpack.includes=${includes()}`;
    // Maven writes marker files to its current folder: they are deleted with the staging folder.
    const running = { cwd: staging, timeout: downloadMilliseconds, signal };
    await promisify(execFile)('mvn', ['-q', '-B', unpackGoal, ...choices, filter], running);
    const inner = artefact === 'elasticsearch' ? join(unpacked, folder) : unpacked;
    if (!existsSync(inner)) throw new Error('the archive does not contain the expected files');
    makeReadable(inner);
    // Another start may have been faster; its copy is the same.
    if (!existsSync(target)) renameSync(inner, target);
    return target;
  } catch (error) {
    throw new Error(`Maven could not download ${coordinates}: ${mavenReason(error)}`, { cause: error });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Deletes staging folders of killed starts; a recent one may belong to a start in progress. */
function removeAbandoned(engines: string): void {
  for (const name of readdirSync(engines).filter((entry) => entry.startsWith('.unpacking-'))) {
    const staging = join(engines, name);
    const age = Date.now() - (statSync(staging, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > downloadMilliseconds) rmSync(staging, { recursive: true, force: true });
  }
}

function mavenReason(error: unknown): string {
  const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  const line = output.split('\n').find((text) => text.includes('ERROR'));
  return line?.trim() ?? (error instanceof Error ? error.message : String(error));
}

/** Makes a tree readable, and its folders and programs executable, for every user, regardless of the umask. */
export function makeReadable(path: string): void {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    const isProgram =
      entry.isDirectory() || /\/s?bin$/.test(entry.parentPath) || entry.name.startsWith('redis-server');
    if (!entry.isSymbolicLink()) chmodSync(file, isProgram ? 0o755 : 0o644);
  }
}
