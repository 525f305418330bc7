import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { buildOnce } from '../../../stack/build-once.ts';
import { claimSlot } from '../../../stack/claim.ts';
import { logToFile, shortLine } from '../../../stack/children.ts';
import { createProgress } from '../../../stack/progress.ts';
import { indexProgress } from '../../../stack/wait-for-service.ts';
import { ownFolder } from '../../support/own-folder.ts';

describe('a clone', () => {
  test('is not started twice, and the second start has the URL of the first one', async () => {
    const folder = await ownFolder();
    claimSlot(folder, 'start').announce('http://localhost:3000');
    expect(() => claimSlot(folder, 'start')).toThrow(
      /already running in this clone, at http:\/\/localhost:3000/,
    );
  });

  test('rejects a second benchmark with the way to share the engines of the first one', async () => {
    const folder = await ownFolder();
    claimSlot(folder, 'bench');
    expect(() => claimSlot(folder, 'bench')).toThrow(/npm run bench -- engines/);
    expect(claimSlot(folder, 'start').slot).toBe('start');
  });

  test('gives a second test run a separate slot', async () => {
    const folder = await ownFolder();
    expect([claimSlot(folder, 'test').slot, claimSlot(folder, 'test').slot]).toEqual(['test', 'test-2']);
  });

  test('is free again after a release, and no file is left', async () => {
    const folder = await ownFolder();
    claimSlot(folder, 'start').release();
    expect(readdirSync(folder)).toEqual([]);
    expect(claimSlot(folder, 'start').slot).toBe('start');
  });

  test.each([
    ['a dead process', JSON.stringify({ holder: { pid: process.pid, start: 'another time' } })],
    ['a cut-off write', '{"hol'],
  ])('is free after the claim of %s', async (_which, claim) => {
    const folder = await ownFolder();
    writeFileSync(join(folder, 'start.lock'), claim);
    expect(claimSlot(folder, 'start').slot).toBe('start');
    expect(readdirSync(folder)).toEqual(['start.lock']);
  });
});

test('something is built again only when its sources have changed, or when the build has failed', async () => {
  const stamp = join(await ownFolder(), 'new/built-from');
  let builds = 0;
  const build = (...sources: string[]): Promise<void> =>
    buildOnce(sources, stamp, () => {
      builds += 1;
      return builds === 3 ? Promise.reject(new Error('it does not compile')) : Promise.resolve();
    });
  await build('package.json');
  await build('package.json');
  expect(builds).toBe(1);
  await build('package.json', 'stack/build-*.ts');
  expect(builds).toBe(2);
  await expect(build('stack/build-*.ts')).rejects.toThrow('it does not compile');
  await build('stack/build-*.ts');
  expect(builds).toBe(4);
});

describe('the progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['of a step that takes less than a second is not printed', 900, []],
    ['of a longer step is that it is running, and how long it took', 2500, ['  it …\n', '  it: 2.5 s\n']],
  ])('%s', async (_what, milliseconds, expected) => {
    const lines: string[] = [];
    const step = createProgress({ write: (text) => lines.push(text) }).step(
      'it',
      () => new Promise((resolve) => setTimeout(() => resolve('done'), milliseconds)),
    );
    await vi.advanceTimersByTimeAsync(milliseconds);
    expect(await step).toBe('done');
    expect(lines).toEqual(expected);
  });

  test('of the index has the time that is left, which follows from the speed so far', () => {
    let time = 0;
    const describe = indexProgress(() => time);
    expect(describe(18_000)).toBe('indexing: 18,000 questions left');
    time = 5_000;
    expect(describe(18_000)).toBe('indexing: 18,000 questions left');
    time = 10_000;
    expect(describe(12_000)).toBe('indexing: 12,000 questions left, about 20 s');
    time = 20_000;
    expect(describe(0)).toBe('indexing: checking the new index');
  });
});

describe('what a process writes', () => {
  test.each([
    [
      { level: 40, msg: 'Redis is unreachable', err: { message: 'connect\nECONNREFUSED', stack: 'Error' } },
      '  api: warning: Redis is unreachable (connect)',
    ],
    [
      { level: 50, msg: 'a worker ended; restarting it', worker: 1 },
      '  api: error: a worker ended; restarting it',
    ],
    [{ level: 30, msg: 'listening' }, '  api: listening'],
  ])('is one short line: %j', (entry, line) => {
    expect(shortLine('api', JSON.stringify(entry))).toBe(line);
  });

  test('is cut if it is long, and printed unchanged if it is not from our logger', () => {
    const long = shortLine('api', JSON.stringify({ level: 40, msg: 'x'.repeat(1_000) }));
    expect([long.length, long.at(-1)]).toEqual([200, '…']);
    for (const line of ['Killed', '[1]']) expect(shortLine('api', line)).toBe(line);
  });

  test('shows a mail that can be read, and its links followed', () => {
    const text = 'Follow this link:\nhttp://localhost:3000/x\n';
    const mail = { to: 'ada@example.org', subject: 'Confirm', text };
    expect(shortLine('api', JSON.stringify({ level: 40, msg: 'no mail server is configured', mail }))).toBe(
      '  mail to ada@example.org, not sent because TRIVIA_SMTP_URL is not set: Confirm\n    Follow this link:\n    http://localhost:3000/x',
    );
  });

  test('is whole in a file of this start, for this user only', async () => {
    const file = join(await ownFolder(), 'logs', 'api.log');
    const printed: string[] = [];
    const lines = [1, 2].map((count) => JSON.stringify({ level: 40, msg: `warning ${count}`, pid: count }));
    logToFile('api', file, () => undefined)('of an earlier start');
    lines.forEach(logToFile('api', file, (line) => void printed.push(line)));
    expect(readFileSync(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(printed).toEqual(['  api: warning: warning 1', '  api: warning: warning 2']);
  });

  test('a log that cannot be written, as on a full disk, is printed only', async () => {
    const folder = await ownFolder();
    const printed: string[] = [];
    const take = logToFile('api', join(folder, 'logs', 'api.log'), (line) => void printed.push(line));
    rmSync(join(folder, 'logs'), { recursive: true });
    take(JSON.stringify({ level: 50, msg: 'the disk is full' }));
    expect(printed).toEqual(['  api: error: the disk is full']);
  });
});

describe('node stack/pin-images.ts', () => {
  const FILES = ['Dockerfile', 'docker-compose.yml', 'docker-compose.cluster.yml'];
  const digest = (digit: string): string => `sha256:${digit.repeat(64)}`;

  /** Copies of the files, and a `docker` that knows one digest for every image. */
  async function aFolder() {
    const folder = await ownFolder();
    for (const file of FILES) copyFileSync(file, join(folder, file));
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    const pin = async (known: string): Promise<string> => {
      const script = `#!/bin/sh\ncase "$1" in image) echo "registry/\${5%%:*}@${known}" ;; esac\n`;
      writeFileSync(join(programs, 'docker'), script, { mode: 0o755 });
      await promisify(execFile)(process.execPath, ['stack/pin-images.ts', folder], {
        env: { PATH: `${programs}:${process.env.PATH ?? ''}` },
      });
      return FILES.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    };
    return { folder, pin };
  }

  test('gives each image of others its digest behind its exact version, and a new one replaces it', async () => {
    const { pin } = await aFolder();
    const images = async (known: string): Promise<string[]> =>
      Array.from((await pin(known)).matchAll(/^(?:FROM|\s+image:) (\S+)/gm), ([, image = '']) => image);
    const before = await images(digest('a'));
    const others = before.filter((image) => image !== 'trivia-question-service');
    expect(others).toHaveLength(11);
    for (const image of others) expect(image).toMatch(/^[\w./-]+:\d[\w.-]+@sha256:a{64}$/);
    expect(await images(digest('b'))).toEqual(before.map((image) => image.replace(digest('a'), digest('b'))));
  });

  test('fails for an image without a digest, and leaves the file unchanged', async () => {
    const { folder, pin } = await aFolder();
    await expect(pin('nothing')).rejects.toThrow('Docker knows no digest of node:');
    expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).toBe(readFileSync('Dockerfile', 'utf8'));
  });
});
