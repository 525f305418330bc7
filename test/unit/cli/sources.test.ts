import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { runCommand } from '../../../cli/run-command.ts';
import { MANIFEST, UPSTREAM_SOURCES } from '../../../indexer/downloads/manifest.ts';
import { answer, aZip, fileServer } from '../../support/file-server.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { aCommandsSurroundings, trivia } from '../../support/trivia.ts';

const ROWS = Buffer.from('[]\n');
const MINTAKA = {
  '/copy/mintaka/mintaka_train.json': answer.file(ROWS),
  '/copy/mintaka/mintaka_dev.json': answer.file(ROWS),
  '/copy/mintaka/mintaka_test.json': answer.file(ROWS),
};

const fetchFrom = (mirror: string, folder: string, ...words: readonly string[]) =>
  trivia(['sources', 'fetch', ...words, '--dir', folder, '--mirror', `${mirror}/copy/`], {});

describe('trivia sources', () => {
  test('lists each source with its licence, its size and what is there', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'creak'));
    await writeFile(join(folder, 'creak', 'dev.json'), '');
    const { code, stdout } = await trivia(['sources', 'list', '--dir', folder], {});
    expect(code).toBe(0);
    expect(stdout).toMatch(/^source +title +licence +files +download +checksums +there\n/u);
    expect(stdout).toMatch(/\narc +AI2 Reasoning Challenge +CC-BY-SA-4\.0 +6 +680\.8 MB +all +no\n/u);
    expect(stdout).toMatch(/\ncreak +CREAK +MIT +3 +over 0\.5 MB +2 of 3 +1 of 3 files\n/u);
    expect(stdout).toMatch(/\nmintaka .* unknown +none /u);
    expect(stdout).toContain(`\`trivia sources fetch --all --dir ${folder}\``);
  });

  test('lists the same as data, without a subcommand too', async () => {
    const { stdout } = await trivia(['sources', '--json'], {});
    const { data } = JSON.parse(stdout) as { data: { source: string; downloads: object[] }[] };
    expect(data.map(({ source }) => source).sort()).toEqual([...UPSTREAM_SOURCES].sort());
    expect(data.find(({ source }) => source === 'webq')).toMatchObject({
      license: 'CC-BY-4.0',
      files: 2,
      present: 0,
      allKnown: true,
      downloads: MANIFEST.webq.downloads,
    });
  });
});

describe('trivia sources fetch', () => {
  test('gets the files of a source from a mirror, and keeps them the next time', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer(MINTAKA);
    const first = await fetchFrom(address, folder, 'mintaka');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/\nmintaka +3 +0\.0 MB +fetched\nWithout a known checksum .*: mintaka\./u);
    expect((await readdir(join(folder, 'mintaka'))).toSorted()).toEqual([
      'mintaka_dev.json',
      'mintaka_test.json',
      'mintaka_train.json',
    ]);
    expect((await fetchFrom(address, folder, 'mintaka')).stdout).toMatch(/\nmintaka .* was there\n$/u);
    expect(seen).toHaveLength(3);
  });

  test('unpacks an archive and deletes it', async () => {
    const folder = await ownFolder();
    const files = MANIFEST.entityq.downloads[0]?.unpack?.files ?? [];
    const archive = aZip(
      Object.fromEntries(['dataset/one-off/x.json', ...files].map((file) => [file, '[]'])),
    );
    const { address } = await fileServer({ '/copy/entityq/dataset.zip': answer.file(archive) });
    expect(await fetchFrom(address, folder, 'entityq')).toMatchObject({ code: 0 });
    expect(await readdir(join(folder, 'entityq'))).toEqual(['dataset']);
    expect((await readdir(join(folder, 'entityq/dataset'))).toSorted()).toEqual(['dev', 'test', 'train']);
    expect(await readFile(join(folder, 'entityq/dataset/train/P36.train.json'), 'utf8')).toBe('[]');
    expect((await fetchFrom(address, folder, 'entityq')).stdout).toMatch(/was there/u);
  });

  test('refuses a file with another checksum, and gets the other sources', async () => {
    const folder = await ownFolder();
    const { address } = await fileServer({
      ...MINTAKA,
      '/copy/webq/webquestions.examples.train.json': answer.file(Buffer.alloc(825_320)),
    });
    const { code, stdout } = await fetchFrom(address, folder, 'webq', 'mintaka', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      finished: true,
      data: [
        { source: 'mintaka', error: null, files: [{ bytes: 3, verified: false }, {}, {}] },
        {
          source: 'webq',
          files: [],
          error: expect.stringContaining('is not the one in the manifest') as unknown,
        },
      ],
    });
    expect(await readdir(join(folder, 'webq'))).toEqual([]);
  });

  test('does not follow a mirror to an http address elsewhere', async () => {
    const other = await fileServer(MINTAKA);
    const { address } = await fileServer({
      '/copy/mintaka/mintaka_train.json': answer.redirect(`${other.address}/copy/mintaka/mintaka_train.json`),
    });
    const { code, stdout } = await fetchFrom(address, await ownFolder(), 'mintaka');
    expect(code).toBe(1);
    expect(stdout).toContain('only https addresses are');
    expect(other.seen).toHaveLength(0);
  });

  test('stops at Ctrl-C, and the same command resumes', async () => {
    const folder = await ownFolder();
    const stop = new AbortController();
    const content = Buffer.alloc(200_000, 'x');
    const { address, seen } = await fileServer({
      ...MINTAKA,
      '/copy/mintaka/mintaka_dev.json': (request, response) => {
        if (request.times > 1) answer.file(content)(request, response);
        else stop.abort();
      },
    });
    const words = ['sources', 'fetch', 'mintaka', '--dir', folder, '--mirror', `${address}/copy`];
    const surroundings = { ...aCommandsSurroundings(), signal: stop.signal };
    expect(await runCommand(words, surroundings)).toBe(4);
    expect(surroundings.stdout.text()).toBe('Stopped. Run the same command to resume.\n');
    expect((await trivia(words, {})).code).toBe(0);
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual([
      'mintaka_train.json',
      'mintaka_dev.json',
      'mintaka_dev.json',
      'mintaka_test.json',
    ]);
  });

  test('says that there is no space, keeps what has arrived, and resumes there', async () => {
    const folder = await ownFolder();
    const content = Buffer.alloc(200_000, 'x');
    const { address, seen } = await fileServer({
      ...MINTAKA,
      '/copy/mintaka/mintaka_train.json': answer.file(content),
    });
    const words = `sources fetch mintaka --dir ${folder} --mirror ${address}/copy`;
    const [code, stdout] = await new Promise<[unknown, string]>((resolve) => {
      // No file may have more than 50 KiB.
      const command = `ulimit -f 50; exec "${process.execPath}" cli/trivia.ts ${words}`;
      execFile('bash', ['-c', command], (error, text) => resolve([error?.code, text]));
    });
    expect(code).toBe(1);
    expect(stdout).toContain('There is not enough space for');
    expect(stdout).toContain('run the same command to resume');
    expect((await trivia(words.split(' '), {})).code).toBe(0);
    expect(seen[1]?.headers.range).toBe('bytes=51200-');
    expect(await readFile(join(folder, 'mintaka/mintaka_train.json'))).toEqual(content);
  });
});
