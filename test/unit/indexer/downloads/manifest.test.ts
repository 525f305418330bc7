import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

import { hashFile } from '../../../../indexer/containers/bytes.ts';
import { filesOf, MANIFEST, UPSTREAM_SOURCES } from '../../../../indexer/downloads/manifest.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { Source } from '../../../../src/contract/vocabulary.ts';
import { UPSTREAM } from '../../../support/data/upstream.ts';

const downloads = UPSTREAM_SOURCES.flatMap((source) =>
  MANIFEST[source].downloads.map((download) => ({ source, ...download })),
);

test('the manifest has every source but the own one', () => {
  expect(UPSTREAM_SOURCES.toSorted()).toEqual(Source.options.filter((source) => source !== 'svc').toSorted());
});

describe.each(UPSTREAM_SOURCES)('the files of %s', (source) => {
  const files = MANIFEST[source].downloads.flatMap(filesOf);

  test('are those that its importer selects in a folder', () => {
    const { selects } = ADAPTERS[source];
    expect(files.filter((file) => !selects(file) && !selects(file.replace(/\.gz$/u, '')))).toEqual([]);
  });

  test('stay in its folder and have different names', () => {
    expect(files.filter((file) => posix.isAbsolute(file) || posix.normalize(file) !== file)).toEqual([]);
    expect(files.filter((file) => file.startsWith('..'))).toEqual([]);
    expect(new Set(files.map((file) => posix.basename(file))).size).toBe(files.length);
  });
});

test.each(downloads)('$source: $path has https addresses and a whole checksum, if any', (download) => {
  for (const address of download.addresses) expect(new URL(address).protocol).toBe('https:');
  const { size, sha256 } = download;
  expect(size === undefined).toBe(sha256 === undefined);
  if (size !== undefined) expect(size).toBeGreaterThan(0);
  if (sha256 !== undefined) expect(sha256).toMatch(/^[0-9a-f]{64}$/u);
});

/** Pinned downloads that are among the real files; of some there is only a part. */
const real = downloads.filter(
  ({ source, path, size }) =>
    UPSTREAM !== undefined &&
    existsSync(join(UPSTREAM, source, path)) &&
    statSync(join(UPSTREAM, source, path)).size === size,
);

describe.skipIf(real.length === 0)('real files', () => {
  test('include some of most sources with checksums', () => {
    expect(new Set(real.map(({ source }) => source))).toEqual(
      new Set(['opentdb', 'opentriviaqa', 'creak', 'webq', 'nq-open']),
    );
  });

  test.each(real)('$source: $path has the checksum in the manifest', async ({ source, path, sha256 }) => {
    expect((await hashFile(join(UPSTREAM ?? '', source, path))).toString('hex')).toBe(sha256);
  });
});
