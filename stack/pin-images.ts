import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The files of a folder that name images of others. */
const FILES = ['Dockerfile', 'docker-compose.yml', 'docker-compose.cluster.yml'];

/** `FROM image` and `image: image`, the digest apart. Ours has no tag. */
const IMAGE = /^((?:FROM|\s+image:) )([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

const run = promisify(execFile);

/** The digest for all platforms, from the registry by way of Docker. */
async function digestOf(image: string): Promise<string> {
  await run('docker', ['pull', '--quiet', image]);
  const { stdout } = await run('docker', ['image', 'inspect', '--format', '{{index .RepoDigests 0}}', image]);
  const digest = /@(sha256:[0-9a-f]{64})\s*$/.exec(stdout)?.[1];
  if (digest === undefined) throw new Error(`Docker knows no digest of ${image}: ${stdout.trim()}`);
  return digest;
}

// `node stack/pin-images.ts`: writes the digest of each image behind its tag, and replaces an old one.
const folder = process.argv[2] ?? join(import.meta.dirname, '..');
const digests = new Map<string, string>();
for (const file of FILES) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  for (const [, , image = ''] of text.matchAll(IMAGE))
    if (!digests.has(image)) digests.set(image, await digestOf(image));
  writeFileSync(
    path,
    text.replace(IMAGE, (_whole, start: string, image: string) => `${start}${image}@${digests.get(image)}`),
  );
}
for (const [image, digest] of digests) console.log(`${image}@${digest}`);
