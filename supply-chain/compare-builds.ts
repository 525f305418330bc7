import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, glob, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/**
 * Copies the packages, as hard links if the file system can. With a symbolic link, the build would find them at another
 * relative path, which is in the comments of its files.
 */
async function copyPackages(folder: string): Promise<void> {
  const packages = await realpath(join(root, 'node_modules'));
  await run('cp', ['-al', packages, folder]).catch(async () => {
    await rm(folder, { recursive: true, force: true });
    await run('cp', ['-R', packages, folder]);
  });
}

/** Builds in a copy of the tracked files, and returns the hash of each file of `dist`. */
async function build(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await copyPackages(join(folder, 'node_modules'));
  await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, ...environment } });
  const dist = join(folder, 'dist');
  const hashes = new Map<string, string>();
  for await (const entry of glob('**/*', { cwd: dist, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    hashes.set(path.slice(dist.length + 1), createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

// Builds twice, in other folders, another time zone and another language, and compares the results.
const folder = await mkdtemp(join(tmpdir(), 'trivia-builds-'));
try {
  const one = await build(join(folder, 'one'), { TZ: 'UTC', LANG: 'C.UTF-8' });
  const other = await build(join(folder, 'in', 'another', 'place'), {
    TZ: 'Asia/Tokyo',
    LANG: 'pl_PL.UTF-8',
  });
  const names = Array.from(new Set([...one.keys(), ...other.keys()])).sort();
  const different = names.filter((name) => one.get(name) !== other.get(name));
  for (const name of different) console.error(`differs: ${name}`);
  const all = createHash('sha256');
  for (const name of names) all.update(`${name} ${one.get(name) ?? ''}\n`);
  console.log(`${names.length} files, ${different.length} differ; SHA-256 of all: ${all.digest('hex')}`);
  process.exitCode = names.length > 0 && different.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
