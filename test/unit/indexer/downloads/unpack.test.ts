import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import type { ArchiveKind } from '../../../../indexer/downloads/manifest.ts';
import { unpack } from '../../../../indexer/downloads/unpack.ts';
import { aTarball, aZip } from '../../../support/file-server.ts';
import { ownFolder } from '../../../support/own-folder.ts';

const LONG = 'A made-up row.\n'.repeat(20_000);
const FILES = {
  'set/train.jsonl': LONG,
  'set/dev.jsonl': 'one\ntwo\n',
  'set/empty.jsonl': '',
  'set/corpus.txt': LONG,
  '../outside.jsonl': 'x',
};
const KINDS: readonly (readonly [ArchiveKind, (files: Readonly<Record<string, string>>) => Buffer])[] = [
  ['zip', aZip],
  ['tar.gz', aTarball],
];

async function unpackFrom(kind: ArchiveKind, bytes: Buffer, files: readonly string[]): Promise<string> {
  const folder = await ownFolder();
  const archive = join(folder, '.archive.part');
  await writeFile(archive, bytes);
  await unpack(archive, { path: 'archive', addresses: [''], unpack: { kind, files } }, folder);
  return folder;
}

describe.each(KINDS)('a %s archive', (kind, pack) => {
  test('gives the files that are asked for, and no others', async () => {
    const wanted = ['set/train.jsonl', 'set/dev.jsonl', 'set/empty.jsonl'];
    const folder = await unpackFrom(kind, pack(FILES), wanted);
    expect((await readdir(join(folder, 'set'))).toSorted()).toEqual([
      'dev.jsonl',
      'empty.jsonl',
      'train.jsonl',
    ]);
    expect((await readdir(folder)).toSorted()).toEqual(['.archive.part', 'set']);
    expect(await readFile(join(folder, 'set/train.jsonl'), 'utf8')).toBe(LONG);
    expect(await readFile(join(folder, 'set/dev.jsonl'), 'utf8')).toBe('one\ntwo\n');
  });

  test('without a file that is asked for is refused', async () => {
    await expect(
      unpackFrom(kind, pack(FILES), ['set/dev.jsonl', 'set/a.jsonl', 'set/b.jsonl']),
    ).rejects.toThrow('The archive archive does not have set/a.jsonl and 1 other files.');
  });

  test.each<[string, (packed: Buffer) => Buffer, string[]]>([
    ['that ends too early', (packed) => packed.subarray(0, packed.length - 600), Object.keys(FILES)],
    ['with changed content', (packed) => packed.fill(0x55, 200, 220), Object.keys(FILES).slice(0, 4)],
    ['of another kind', () => Buffer.from('<html>Not found</html>'), ['set/dev.jsonl']],
  ])('%s is refused', async (_fault, damage, files) => {
    await expect(unpackFrom(kind, damage(pack(FILES)), files)).rejects.toThrow(
      'The archive archive cannot be unpacked',
    );
  });
});

test.each(KINDS)('a %s archive of which little becomes very much is refused', async (kind, pack) => {
  const bomb = pack({ 'set/dev.jsonl': '\n'.repeat(20 * 1_048_576) });
  await expect(unpackFrom(kind, bomb, ['set/dev.jsonl'])).rejects.toThrow(
    /The archive archive cannot be unpacked: .*(?:larger than expected|expands too much)/u,
  );
});

test('a tar archive of which little becomes very much is refused, whichever file is asked for', async () => {
  const bomb = aTarball({ 'set/corpus.txt': '\n'.repeat(20 * 1_048_576), 'set/dev.jsonl': 'one\n' });
  await expect(unpackFrom('tar.gz', bomb, ['set/dev.jsonl'])).rejects.toThrow(
    /expands too much, at byte \d+/u,
  );
});

test('bytes after the end of a tar archive are ignored', async () => {
  const bytes = Buffer.concat([aTarball(FILES), Buffer.from('garbage')]);
  const folder = await unpackFrom('tar.gz', bytes, ['set/dev.jsonl']);
  expect(await readFile(join(folder, 'set/dev.jsonl'), 'utf8')).toBe('one\ntwo\n');
});

test('a link in a tar archive is not a file', async () => {
  await expect(
    unpackFrom('tar.gz', aTarball({ 'set/dev.jsonl@': '/etc/passwd' }), ['set/dev.jsonl']),
  ).rejects.toThrow('does not have set/dev.jsonl');
});

test.each([
  ['is encrypted', 8, 1, 'is encrypted'],
  ['says that it is small', 24, 3, 'too many bytes'],
  ['says that it is huge', 24, 0xffffffff, 'is larger than expected'],
  ['has another checksum', 16, 5, 'is damaged'],
])('a file in a ZIP archive that %s is refused', async (_fault, field, value, message) => {
  const bytes = aZip({ 'dev.jsonl': LONG });
  const record = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  if (field === 8) bytes.writeUInt16LE(value, record + field);
  else bytes.writeUInt32LE(value, record + field);
  await expect(unpackFrom('zip', bytes, ['dev.jsonl'])).rejects.toThrow(message);
});
