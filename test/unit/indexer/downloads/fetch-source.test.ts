import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  type FetchedFile,
  type FetchProgress,
  fetchSource,
} from '../../../../indexer/downloads/fetch-source.ts';
import type { Download } from '../../../../indexer/downloads/manifest.ts';
import { stallSignal } from '../../../../indexer/downloads/transfer.ts';
import { answer, aZip, fileServer } from '../../../support/file-server.ts';
import { ownFolder } from '../../../support/own-folder.ts';

const CONTENT = randomBytes(300_000);
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');

type Answers = Parameters<typeof fileServer>[0];

interface Wanted extends Partial<Omit<Download, 'addresses'>> {
  /** Paths on the server. */
  readonly from?: readonly [string, ...string[]];
  readonly into?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds. A busy machine may pause for less than by default. */
  readonly patience?: number;
}

/** A server of the file `/rows` or of others, and a folder into which `fetch` fetches it. */
async function aSource(answers: Answers[string] | Answers = answer.file(CONTENT)) {
  const folder = await ownFolder();
  const { address, seen } = await fileServer(typeof answers === 'function' ? { '/rows': answers } : answers);
  const reached: FetchProgress[] = [];
  const fetch = ({
    from = ['/rows'],
    into = folder,
    signal,
    patience = 30_000,
    ...known
  }: Wanted = {}): Promise<FetchedFile[]> => {
    const [first, ...others] = from;
    const at = (path: string): string => new URL(path, address).href;
    const addresses = [at(first), ...others.map(at)] as const;
    return fetchSource(into, [{ path: 'rows.json', addresses, ...known }], {
      isAllowed: () => true,
      patience,
      pauses: [0, 0],
      signal,
      onProgress: (progress) => {
        reached.push(progress);
        written = progress.bytes;
        for (const look of waiting) look();
      },
    });
  };
  const rows = (): Promise<Buffer> => readFile(join(folder, 'rows.json'));
  const ranges = (): unknown[] => seen.map(({ headers }) => headers.range);
  return { folder, address, seen, reached, fetch, rows, ranges };
}

/** Bytes that the client of this test has written. */
let written = 0;
const waiting = new Set<() => void>();
beforeEach(() => {
  written = 0;
  waiting.clear();
});

/** Resolves when the client has written this many bytes of the file. */
const arrived = (bytes: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (written >= bytes) resolve();
    };
    waiting.add(look);
    look();
  });

/** The file, of which so many bytes arrive before the connection is cut: at the first request, the second, and so on. */
const cutOff = (...cuts: readonly number[]): Answers[string] => answer.file(CONTENT, { cuts, arrived });

describe('a download', () => {
  test('is stored under its path, with its checksum, reports its progress, and is not requested again', async () => {
    const { folder, seen, reached, fetch, rows } = await aSource();
    const bytes = CONTENT.length;
    expect(await fetch({ size: bytes, sha256: SHA256 })).toEqual([
      { path: 'rows.json', present: false, bytes, sha256: SHA256, verified: true },
    ]);
    expect(await rows()).toEqual(CONTENT);
    expect(await readdir(folder)).toEqual(['rows.json']);
    expect(reached.at(-1)).toEqual({ path: 'rows.json', index: 0, downloads: 1, bytes, total: bytes });
    expect(await fetch({ sha256: SHA256 })).toMatchObject([
      { present: true, bytes, sha256: SHA256, verified: true },
    ]);
    expect(seen).toHaveLength(1);
  });

  test('does not overwrite another file of its name', async () => {
    const { folder, seen, fetch, rows } = await aSource();
    await writeFile(join(folder, 'rows.json'), 'mine');
    await expect(fetch({ sha256: SHA256 })).rejects.toThrow(
      /rows\.json is not the file in the manifest. Move or delete it/u,
    );
    expect(await rows()).toEqual(Buffer.from('mine'));
    expect(seen).toEqual([]);
  });
});

describe('a folder into which another command fetches', () => {
  const lock = (folder: string, id: number): Promise<void> =>
    writeFile(join(folder, '.fetch.lock'), JSON.stringify({ pid: id, host: hostname() }));

  test('is refused, and the first command is not disturbed', async () => {
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
    const { promise: refused, resolve: isRefused } = Promise.withResolvers<undefined>();
    const { folder, seen, fetch, rows } = await aSource((request, response) => {
      isAsked(undefined);
      void refused.then(() => {
        answer.file(CONTENT)(request, response);
      });
    });
    const first = fetch();
    await asked;
    await expect(fetch()).rejects.toThrow(
      /Another command is fetching files into .*\. Wait until it is done\./u,
    );
    isRefused(undefined);
    await first;
    expect(await rows()).toEqual(CONTENT);
    expect(seen).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['rows.json']);
  });

  test('is read if all files are there', async () => {
    const { folder, fetch } = await aSource();
    await writeFile(join(folder, 'rows.json'), CONTENT);
    await lock(folder, pid);
    expect(await fetch()).toMatchObject([{ present: true }]);
  });

  test('is used if that command was killed', async () => {
    const { folder, fetch } = await aSource();
    await lock(folder, spawnSync('true').pid);
    await fetch();
    expect(await readdir(folder)).toEqual(['rows.json']);
  });
});

describe('an interrupted download', () => {
  test('resumes in the same run after the connection was cut', async () => {
    const { seen, fetch, rows } = await aSource(cutOff(100_000, 50_000));
    await fetch({ sha256: SHA256 });
    expect(await rows()).toEqual(CONTENT);
    expect(seen.map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
      [undefined, undefined],
      ['bytes=100000-', '"v1"'],
      ['bytes=150000-', '"v1"'],
    ]);
  });

  test('keeps what has arrived when no attempt is left, and resumes there in the next run', async () => {
    const { fetch, rows, ranges } = await aSource(cutOff(90_000, 9, 9));
    await expect(fetch()).rejects.toThrow(/rows\.json cannot be downloaded\.\n.*the connection was lost/u);
    await fetch();
    expect(ranges().at(-1)).toBe('bytes=90018-');
    expect(await rows()).toEqual(CONTENT);
  });

  test('has as many attempts as it needs while megabytes arrive', async () => {
    const content = randomBytes(5_000_000);
    const cuts = Array<number>(4).fill(1_100_000);
    const { seen, fetch, rows } = await aSource(answer.file(content, { cuts, arrived }));
    await fetch();
    expect(seen).toHaveLength(5);
    expect((await rows()).equals(content)).toBe(true);
  });

  test('starts over if the file has changed in between', async () => {
    const before = await aSource(cutOff(9, 9, 9));
    const changed = randomBytes(200_000);
    await expect(before.fetch()).rejects.toThrow('cannot be downloaded');
    const after = await aSource(answer.file(changed, { etag: '"v2"' }));
    // The same address, as far as the transfer knows.
    const origin = join(before.folder, '.rows.json.part.json');
    await writeFile(origin, (await readFile(origin, 'utf8')).replace(before.address, after.address));
    await after.fetch({ into: before.folder });
    expect(after.ranges()[0]).toBe('bytes=27-');
    expect(await before.rows()).toEqual(changed);
  });

  const wrongPart: Answers[string] = (request, response) => {
    if (request.headers.range === undefined || request.times > 2) cutOff(80_000)(request, response);
    else response.writeHead(206, { 'content-range': 'bytes 5-9/300000' }).end('wrong');
  };
  test.each<[string, Answers[string], unknown[]]>([
    ['no entity tag', answer.file(CONTENT, { etag: null, cuts: [70_000], arrived }), [undefined, undefined]],
    ['another part than was requested', wrongPart, [undefined, 'bytes=80000-', undefined]],
  ])('starts over if the server sends %s', async (_what, answers, requested) => {
    const { fetch, rows, ranges } = await aSource(answers);
    await fetch({ sha256: SHA256 });
    expect(ranges()).toEqual(requested);
    expect(await rows()).toEqual(CONTENT);
  });

  test('starts over from another address', async () => {
    const { seen, fetch, rows } = await aSource({ '/one': cutOff(9, 9, 9), '/two': answer.file(CONTENT) });
    await fetch({ from: ['/one', '/two'] });
    expect(seen.at(-1)).toMatchObject({ path: '/two', times: 1 });
    expect(seen.at(-1)?.headers.range).toBeUndefined();
    expect(await rows()).toEqual(CONTENT);
  });

  test('that had all its bytes gets its name without being transferred again', async () => {
    const { folder, address, reached, fetch } = await aSource();
    await writeFile(join(folder, '.rows.json.part'), CONTENT);
    const origin = { address: `${address}/rows`, validator: '"v1"' };
    await writeFile(join(folder, '.rows.json.part.json'), JSON.stringify(origin));
    await fetch();
    expect(reached).toEqual([]);
    expect(await readdir(folder)).toEqual(['rows.json']);
  });

  test('by Ctrl-C ends at once and can resume', async () => {
    const stop = new AbortController();
    const { fetch, rows, ranges } = await aSource((request, response) => {
      if (request.times > 1) {
        answer.file(CONTENT)(request, response);
        return;
      }
      response.writeHead(200, { 'content-length': CONTENT.length, etag: '"v1"' });
      response.write(CONTENT.subarray(0, 1_000));
      void arrived(1_000).then(() => stop.abort());
    });
    await expect(fetch({ signal: stop.signal })).rejects.toThrow('aborted');
    await fetch();
    expect(ranges()[1]).toBe('bytes=1000-');
    expect(await rows()).toEqual(CONTENT);
  });

  test('of an archive without a known checksum that arrives damaged starts over in the next run', async () => {
    const archive = aZip({ 'rows.json': '[]\n' });
    const damaged = Buffer.from(archive).fill(0x55, archive.length - 30);
    const { folder, fetch, rows } = await aSource((request, response) =>
      answer.file(request.times === 1 ? damaged : archive)(request, response),
    );
    const zip = { path: 'rows.zip', unpack: { kind: 'zip', files: ['rows.json'] } } as const;
    await expect(fetch(zip)).rejects.toThrow('cannot be unpacked');
    expect(await readdir(folder)).toEqual([]);
    await fetch(zip);
    expect(await rows()).toEqual(Buffer.from('[]\n'));
  });
});

describe('a download is refused', () => {
  test.each<[string, Wanted, string | RegExp]>([
    ['of another hash', { sha256: '0'.repeat(64) }, /has 300,000 bytes and the SHA-256 .* not the one/u],
    ['of another size', { size: 299_999 }, 'the file has 300,000 bytes instead of 299,999'],
  ])('%s, and nothing of it stays', async (_fault, known, message) => {
    const { folder, fetch } = await aSource();
    await expect(fetch(known)).rejects.toThrow(message);
    expect(await readdir(folder)).toEqual([]);
  });

  const silent: Answers[string] = (_request, response) => {
    response.writeHead(200, { 'content-length': CONTENT.length }).write('x');
  };
  test.each<[string, Answers, Wanted, string | RegExp, number]>([
    [
      'that is larger than it should be, although the server does not say so',
      { '/rows': (_request, response) => void response.write(CONTENT) },
      { size: 100_000 },
      'the server sent more bytes than it should',
      1,
    ],
    [
      'that no address has, with the reason of each',
      { '/gone': answer.status(410) },
      { from: ['/gone', '/lost'] },
      /\/gone: 127\.0\.0\.1:\d+ answered 410\n.*\/lost: 127\.0\.0\.1:\d+ answered 404/u,
      2,
    ],
    ['from a server that stays busy', { '/rows': answer.status(503) }, {}, 'answered 503', 3],
    ['from a server that stops sending', { '/rows': silent }, { patience: 500 }, 'sent nothing for 0.5 s', 3],
    ['from a server that cannot be reached', {}, { from: ['http://127.0.0.1:1'] }, 'cannot be reached', 0],
    ['that redirects without an end', { '/rows': answer.redirect('/rows') }, {}, 'redirects more than 5', 6],
  ])('%s', async (_which, answers, wanted, message, requests) => {
    const { seen, fetch } = await aSource(answers);
    await expect(fetch(wanted)).rejects.toThrow(message);
    expect(seen).toHaveLength(requests);
  });

  test.each(['', 'http://', 'http://[::'])('that redirects to "%s"', async (location) => {
    const { fetch } = await aSource(answer.redirect(location));
    await expect(fetch()).rejects.toThrow(/redirects (to no valid address|more than 5 times)/u);
  });

  test('into a file, or a folder that cannot be made', async () => {
    const { folder, fetch } = await aSource();
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    await expect(fetch({ into: file })).rejects.toThrow('cannot be written (EEXIST)');
    await expect(fetch({ into: join(file, 'below') })).rejects.toThrow('cannot be written (ENOTDIR)');
  });
});

test('redirects are followed, and the original address counts when a download resumes', async () => {
  const { seen, fetch } = await aSource({
    '/rows': answer.redirect('/elsewhere'),
    '/elsewhere': cutOff(60_000),
  });
  await fetch({ sha256: SHA256 });
  expect(seen.map(({ path, headers }) => [path, headers.range])).toEqual([
    ['/rows', undefined],
    ['/elsewhere', undefined],
    ['/rows', 'bytes=60000-'],
    ['/elsewhere', 'bytes=60000-'],
  ]);
});

test('a transfer continues as long as something arrives, and is aborted when nothing has for 30 seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { signal, progressed } = stallSignal('files.example', 30_000, undefined);
  for (let arrivals = 0; arrivals < 10; arrivals += 1) {
    vi.advanceTimersByTime(20_000);
    progressed();
  }
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ message: 'files.example sent nothing for 30 s' });
});
