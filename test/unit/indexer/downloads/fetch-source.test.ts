import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Download } from '../../../../indexer/downloads/download.ts';
import { type FetchedFile, fetchSource } from '../../../../indexer/downloads/fetch-source.ts';
import { isHttps, stallSignal } from '../../../../indexer/downloads/transfer.ts';
import { answer, aZip, fileServer } from '../../../support/file-server.ts';
import { ownFolder } from '../../../support/own-folder.ts';

const CONTENT = randomBytes(300_000);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');

/** Milliseconds. A busy machine may pause for less. */
const PATIENCE = 30_000;

/** Bytes that the client of this test has written. */
let written = 0;
const waiting = new Set<() => void>();

/** Resolves when the client has written this many bytes of the file. */
const arrived = (bytes: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (written >= bytes) resolve();
    };
    waiting.add(look);
    look();
  });

beforeEach(() => {
  written = 0;
  waiting.clear();
});

interface Waiting {
  readonly signal?: AbortSignal;
  readonly patience?: number;
}

/** Fetches one download from addresses on a local server. */
function fetchOne(
  folder: string,
  addresses: readonly [string, ...string[]],
  { signal, patience = PATIENCE, ...known }: Partial<Download> & Waiting = {},
): Promise<FetchedFile[]> {
  return fetchSource(folder, [{ path: 'rows.json', addresses, ...known }], {
    isAllowed: () => true,
    patience,
    pauses: [0, 0],
    signal,
    onProgress: ({ bytes }) => {
      written = bytes;
      for (const look of waiting) look();
    },
  });
}

const rowsOf = (folder: string): Promise<Buffer> => readFile(join(folder, 'rows.json'));

describe('a download', () => {
  test('is stored under its path, with its checksum', async () => {
    const folder = await ownFolder();
    const { address } = await fileServer({ '/rows': answer.file(CONTENT) });
    expect(await fetchOne(folder, [`${address}/rows`], { size: CONTENT.length, sha256: SHA256 })).toEqual([
      { path: 'rows.json', present: false, bytes: CONTENT.length, sha256: SHA256, verified: true },
    ]);
    expect(await rowsOf(folder)).toEqual(CONTENT);
    expect(await readdir(folder)).toEqual(['rows.json']);
  });

  test('that is there is not requested again', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({ '/rows': answer.file(CONTENT) });
    await fetchOne(folder, [`${address}/rows`]);
    expect(await fetchOne(folder, [`${address}/rows`], { sha256: SHA256 })).toMatchObject([
      { present: true, bytes: CONTENT.length, sha256: SHA256, verified: true },
    ]);
    expect(seen).toHaveLength(1);
  });

  test('does not overwrite another file of its name', async () => {
    const folder = await ownFolder();
    await writeFile(join(folder, 'rows.json'), 'mine');
    await expect(fetchOne(folder, ['http://127.0.0.1:9'], { sha256: SHA256 })).rejects.toThrow(
      /rows\.json is not the file in the manifest. Move or delete it/u,
    );
    expect(await rowsOf(folder)).toEqual(Buffer.from('mine'));
  });

  test('reports its progress', async () => {
    const folder = await ownFolder();
    const { address } = await fileServer({ '/rows': answer.file(CONTENT) });
    const reached: unknown[] = [];
    await fetchSource(folder, [{ path: 'rows.json', addresses: [`${address}/rows`] }], {
      isAllowed: () => true,
      patience: PATIENCE,
      pauses: [],
      onProgress: (progress) => reached.push(progress),
    });
    expect(reached.at(-1)).toEqual({
      path: 'rows.json',
      index: 0,
      downloads: 1,
      bytes: CONTENT.length,
      total: CONTENT.length,
    });
  });
});

describe('a folder into which another command fetches', () => {
  const lock = (folder: string, id: number): Promise<void> =>
    writeFile(join(folder, '.fetch.lock'), JSON.stringify({ pid: id, host: hostname() }));

  test('is refused, and the first command is not disturbed', async () => {
    const folder = await ownFolder();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
    const { promise: refused, resolve: isRefused } = Promise.withResolvers<undefined>();
    const { address, seen } = await fileServer({
      '/rows': (request, response) => {
        isAsked(undefined);
        void refused.then(() => {
          answer.file(CONTENT)(request, response);
        });
      },
    });
    const first = fetchOne(folder, [`${address}/rows`]);
    await asked;
    await expect(fetchOne(folder, [`${address}/rows`])).rejects.toThrow(
      /Another command is fetching files into .*\. Wait until it is done\./u,
    );
    isRefused(undefined);
    await first;
    expect(await rowsOf(folder)).toEqual(CONTENT);
    expect(seen).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['rows.json']);
  });

  test('is read if all files are there', async () => {
    const folder = await ownFolder();
    await writeFile(join(folder, 'rows.json'), CONTENT);
    await lock(folder, pid);
    expect(await fetchOne(folder, ['http://127.0.0.1:9'])).toMatchObject([{ present: true }]);
  });

  test('is used if that command was killed', async () => {
    const folder = await ownFolder();
    await lock(folder, spawnSync('true').pid);
    const { address } = await fileServer({ '/rows': answer.file(CONTENT) });
    await fetchOne(folder, [`${address}/rows`]);
    expect(await readdir(folder)).toEqual(['rows.json']);
  });
});

describe('an interrupted download', () => {
  test('resumes in the same run after the connection was cut', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/rows': answer.file(CONTENT, { cuts: [100_000, 50_000], arrived }),
    });
    await fetchOne(folder, [`${address}/rows`], { sha256: SHA256 });
    expect(await rowsOf(folder)).toEqual(CONTENT);
    expect(seen.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      [undefined, undefined],
      ['bytes=100000-', '"v1"'],
      ['bytes=150000-', '"v1"'],
    ]);
  });

  test('keeps what has arrived when no attempt is left, and resumes there in the next run', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/rows': answer.file(CONTENT, { cuts: [90_000, 9, 9], arrived }),
    });
    await expect(fetchOne(folder, [`${address}/rows`])).rejects.toThrow(
      /rows\.json cannot be downloaded\.\n.*the connection was lost/u,
    );
    await fetchOne(folder, [`${address}/rows`]);
    expect(seen.at(-1)?.headers.range).toBe('bytes=90018-');
    expect(await rowsOf(folder)).toEqual(CONTENT);
  });

  test('has as many attempts as it needs while megabytes arrive', async () => {
    const folder = await ownFolder();
    const content = randomBytes(5_000_000);
    const { address, seen } = await fileServer({
      '/rows': answer.file(content, { cuts: [1_100_000, 1_100_000, 1_100_000, 1_100_000], arrived }),
    });
    await fetchOne(folder, [`${address}/rows`]);
    expect(seen).toHaveLength(5);
    expect((await rowsOf(folder)).equals(content)).toBe(true);
  });

  test('starts over if the file has changed in between', async () => {
    const folder = await ownFolder();
    const before = await fileServer({ '/rows': answer.file(CONTENT, { cuts: [9, 9, 9], arrived }) });
    const [address, changed] = [`${before.address}/rows`, randomBytes(200_000)];
    await expect(fetchOne(folder, [address])).rejects.toThrow('cannot be downloaded');
    const after = await fileServer({ '/rows': answer.file(changed, { etag: '"v2"' }) });
    // The same address, as far as the transfer knows.
    const origin = join(folder, '.rows.json.part.json');
    await writeFile(origin, (await readFile(origin, 'utf8')).replace(before.address, after.address));
    await fetchOne(folder, [`${after.address}/rows`]);
    expect(after.seen[0]?.headers.range).toBe('bytes=27-');
    expect(await rowsOf(folder)).toEqual(changed);
  });

  test('starts over if the server sends no entity tag', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/rows': answer.file(CONTENT, { etag: null, cuts: [70_000], arrived }),
    });
    await fetchOne(folder, [`${address}/rows`], { sha256: SHA256 });
    expect(seen.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
    expect(await rowsOf(folder)).toEqual(CONTENT);
  });

  test('starts over from another address', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/one': answer.file(CONTENT, { cuts: [9, 9, 9], arrived }),
      '/two': answer.file(CONTENT),
    });
    await fetchOne(folder, [`${address}/one`, `${address}/two`]);
    expect(seen.at(-1)).toMatchObject({ path: '/two', times: 1 });
    expect(seen.at(-1)?.headers.range).toBeUndefined();
    expect(await rowsOf(folder)).toEqual(CONTENT);
  });

  test('that had all its bytes gets its name without being transferred again', async () => {
    const folder = await ownFolder();
    const { address } = await fileServer({ '/rows': answer.file(CONTENT) });
    await writeFile(join(folder, '.rows.json.part'), CONTENT);
    await writeFile(
      join(folder, '.rows.json.part.json'),
      JSON.stringify({ address: `${address}/rows`, validator: '"v1"' }),
    );
    let bytes = 0;
    await fetchSource(folder, [{ path: 'rows.json', addresses: [`${address}/rows`] }], {
      isAllowed: () => true,
      patience: PATIENCE,
      pauses: [],
      onProgress: () => (bytes += 1),
    });
    expect(bytes).toBe(0);
    expect(await readdir(folder)).toEqual(['rows.json']);
  });

  test('starts over if the server sends another part than was requested', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/rows': (request, response) => {
        if (request.headers.range === undefined || request.times > 2)
          answer.file(CONTENT, { cuts: [80_000], arrived })(request, response);
        else response.writeHead(206, { 'content-range': 'bytes 5-9/300000' }).end('wrong');
      },
    });
    await fetchOne(folder, [`${address}/rows`], { sha256: SHA256 });
    expect(seen.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=80000-', undefined]);
    expect(await rowsOf(folder)).toEqual(CONTENT);
  });

  test('by Ctrl-C ends at once and can resume', async () => {
    const folder = await ownFolder();
    const stop = new AbortController();
    const { address, seen } = await fileServer({
      '/rows': (request, response) => {
        if (request.times > 1) {
          answer.file(CONTENT)(request, response);
          return;
        }
        response.writeHead(200, { 'content-length': CONTENT.length, etag: '"v1"' });
        response.write(CONTENT.subarray(0, 1_000));
        void arrived(1_000).then(() => stop.abort());
      },
    });
    await expect(fetchOne(folder, [`${address}/rows`], { signal: stop.signal })).rejects.toThrow('aborted');
    await fetchOne(folder, [`${address}/rows`]);
    expect(seen[1]?.headers.range).toBe('bytes=1000-');
    expect(await rowsOf(folder)).toEqual(CONTENT);
  });
});

describe('a download is refused', () => {
  test.each([
    [
      'with the wrong checksum',
      { sha256: '0'.repeat(64) },
      /has 300,000 bytes and the SHA-256 .* not the one/u,
    ],
    ['of another size', { size: 299_999 }, 'the file has 300,000 bytes instead of 299,999'],
  ])('%s, and nothing of it stays', async (_fault, known, message) => {
    const folder = await ownFolder();
    const { address } = await fileServer({ '/rows': answer.file(CONTENT) });
    await expect(fetchOne(folder, [`${address}/rows`], known)).rejects.toThrow(message);
    expect(await readdir(folder)).toEqual([]);
  });

  test('that is larger than it should be, although the server does not say so', async () => {
    const folder = await ownFolder();
    const { address } = await fileServer({ '/rows': (_request, response) => void response.write(CONTENT) });
    await expect(fetchOne(folder, [`${address}/rows`], { size: 100_000 })).rejects.toThrow(
      'the server sent more bytes than it should',
    );
  });

  test('that no address has, with the reason of each', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({ '/gone': answer.status(410) });
    await expect(fetchOne(folder, [`${address}/gone`, `${address}/lost`])).rejects.toThrow(
      /\/gone: 127\.0\.0\.1:\d+ answered 410\n.*\/lost: 127\.0\.0\.1:\d+ answered 404/u,
    );
    expect(seen).toHaveLength(2);
  });

  test('from a server that stays busy, after several attempts', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({ '/rows': answer.status(503) });
    await expect(fetchOne(folder, [`${address}/rows`])).rejects.toThrow('answered 503');
    expect(seen).toHaveLength(3);
  });

  test('from a server that stops sending', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/rows': (_request, response) => {
        response.writeHead(200, { 'content-length': CONTENT.length }).write('x');
      },
    });
    await expect(fetchOne(folder, [`${address}/rows`], { patience: 50 })).rejects.toThrow(
      'sent nothing for 0.05 s',
    );
    expect(seen).toHaveLength(3);
  });

  test('from a server that cannot be reached', async () => {
    const { address } = await fileServer({});
    await expect(fetchOne(await ownFolder(), [address.replace(/\d+$/u, '1')])).rejects.toThrow(
      'cannot be reached',
    );
  });
});

test('an archive without a known checksum that arrives damaged is fetched again in the next run', async () => {
  const folder = await ownFolder();
  const archive = aZip({ 'rows.json': '[]\n' });
  const damaged = Buffer.from(archive).fill(0x55, archive.length - 30);
  const { address } = await fileServer({
    '/zip': (request, response) => answer.file(request.times === 1 ? damaged : archive)(request, response),
  });
  const unpack = { kind: 'zip', files: ['rows.json'] } as const;
  const fetchZip = (): Promise<FetchedFile[]> =>
    fetchOne(folder, [`${address}/zip`], { path: 'rows.zip', unpack });
  await expect(fetchZip()).rejects.toThrow('cannot be unpacked');
  expect(await readdir(folder)).toEqual([]);
  await fetchZip();
  expect(await rowsOf(folder)).toEqual(Buffer.from('[]\n'));
});

describe('redirects', () => {
  test('are followed, and the original address counts when a download resumes', async () => {
    const folder = await ownFolder();
    const { address, seen } = await fileServer({
      '/rows': answer.redirect('/elsewhere'),
      '/elsewhere': answer.file(CONTENT, { cuts: [60_000], arrived }),
    });
    await fetchOne(folder, [`${address}/rows`], { sha256: SHA256 });
    expect(seen.map(({ path, headers }) => [path, headers.range])).toEqual([
      ['/rows', undefined],
      ['/elsewhere', undefined],
      ['/rows', 'bytes=60000-'],
      ['/elsewhere', 'bytes=60000-'],
    ]);
  });

  test('without an end are refused', async () => {
    const { address, seen } = await fileServer({ '/rows': answer.redirect('/rows') });
    await expect(fetchOne(await ownFolder(), [`${address}/rows`])).rejects.toThrow(
      'redirects more than 5 times',
    );
    expect(seen).toHaveLength(6);
  });

  test('to an address that may not be requested are refused', async () => {
    const other = await fileServer({ '/rows': answer.file(CONTENT) });
    const { address } = await fileServer({ '/rows': answer.redirect(`${other.address}/rows`) });
    const options = { patience: PATIENCE, pauses: [] };
    const downloads = [{ path: 'rows.json', addresses: [`${address}/rows`] as const }];
    await expect(
      fetchSource(await ownFolder(), downloads, {
        ...options,
        isAllowed: ({ origin }) => origin === address,
      }),
    ).rejects.toThrow('is not requested');
    await expect(
      fetchSource(await ownFolder(), downloads, { ...options, isAllowed: isHttps }),
    ).rejects.toThrow('only https addresses are');
    expect(other.seen).toHaveLength(0);
  });

  test.each(['', 'http://', 'http://[::'])('to "%s" are refused', async (location) => {
    const { address } = await fileServer({ '/rows': answer.redirect(location) });
    await expect(fetchOne(await ownFolder(), [`${address}/rows`])).rejects.toThrow(
      /redirects (to no valid address|more than 5 times)/u,
    );
  });
});

describe('a folder', () => {
  test('that is a file is refused', async () => {
    const folder = join(await ownFolder(), 'file');
    await writeFile(folder, 'x');
    const { address } = await fileServer({ '/rows': answer.file(CONTENT) });
    await expect(fetchOne(folder, [`${address}/rows`])).rejects.toThrow('cannot be written (EEXIST)');
  });

  test('that cannot be made is refused', async () => {
    const folder = join(await ownFolder(), 'file');
    await writeFile(folder, 'x');
    await expect(fetchOne(join(folder, 'below'), ['http://127.0.0.1:9'])).rejects.toThrow(
      'cannot be written (ENOTDIR)',
    );
  });
});

describe('a transfer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a transfer is aborted when nothing has arrived for as long as it may take', () => {
    const { signal } = stallSignal('files.example', 30_000, undefined);
    vi.advanceTimersByTime(29_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ message: 'files.example sent nothing for 30 s' });
  });

  test('a slow transfer continues as long as something arrives', () => {
    const { signal, progressed } = stallSignal('files.example', 30_000, undefined);
    for (let arrived = 0; arrived < 10; arrived += 1) {
      vi.advanceTimersByTime(20_000);
      progressed();
    }
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(signal.aborted).toBe(true);
  });

  test('the outer signal aborts a transfer with its own reason', () => {
    const outer = new AbortController();
    const { signal } = stallSignal('files.example', 30_000, outer.signal);
    outer.abort(new Error('stopped'));
    expect(signal.reason).toEqual(new Error('stopped'));
  });
});
