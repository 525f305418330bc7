import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import { ownFolder } from '../../support/own-folder.ts';

const digest = (digit: string): string => `sha256:${digit.repeat(64)}`;

/** Runs the script with a `docker` that knows one digest for every image, and returns what it printed. */
async function pin(folder: string, known: string): Promise<string> {
  const programs = join(folder, 'bin');
  mkdirSync(programs, { recursive: true });
  const script = `#!/bin/sh\ncase "$1" in image) echo "registry/\${5%%:*}@${known}" ;; esac\n`;
  writeFileSync(join(programs, 'docker'), script, { mode: 0o755 });
  const { stdout } = await promisify(execFile)(process.execPath, ['stack/pin-images.ts', folder], {
    env: { PATH: `${programs}:${process.env.PATH ?? ''}` },
  });
  return stdout;
}

test('each image of others gets its digest behind its exact version, and a new one replaces it', async () => {
  const folder = await ownFolder();
  for (const file of ['Dockerfile', 'docker-compose.yml']) copyFileSync(file, join(folder, file));
  const images = async (known: string): Promise<string[]> => {
    await pin(folder, known);
    const text = ['Dockerfile', 'docker-compose.yml'].map((file) => readFileSync(join(folder, file), 'utf8'));
    return Array.from(text.join('\n').matchAll(/^(?:FROM|\s+image:) (\S+)/gm), ([, image = '']) => image);
  };
  const before = await images(digest('a'));
  const others = before.filter((image) => image !== 'trivia-question-service');
  expect(others).toHaveLength(5);
  for (const image of others) expect(image).toMatch(/^[\w./-]+:\d[\w.-]+@sha256:a{64}$/);
  expect(await images(digest('b'))).toEqual(before.map((image) => image.replace(digest('a'), digest('b'))));
});

test('an image without a digest is an error, and the file is unchanged', async () => {
  const folder = await ownFolder();
  for (const file of ['Dockerfile', 'docker-compose.yml']) copyFileSync(file, join(folder, file));
  await expect(pin(folder, 'nothing')).rejects.toThrow('Docker knows no digest of node:');
  expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).toBe(readFileSync('Dockerfile', 'utf8'));
});
