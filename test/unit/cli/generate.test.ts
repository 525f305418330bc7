import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { generateRecords } from '../../../cli/generate/generate-records.ts';
import { nameOf, NAMES } from '../../../cli/generate/slots.ts';
import { SOURCE_PROFILES } from '../../../cli/generate/source-profiles.ts';
import { areSimilar, compared } from '../../../indexer/duplicates/find-similar.ts';
import { isGenerated } from '../../../indexer/import/write-records.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { Source } from '../../../src/contract/vocabulary.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { trivia } from '../../support/trivia.ts';

const slugs = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);
const vocabulary = {
  tags: slugs('tag', 300),
  subcategories: slugs('field', 40),
  regions: ['pl', 'de', 'fr', 'it', 'es'],
};
const make = (count: number, seed = 1): QuestionRecord[] => [...generateRecords({ count, seed, vocabulary })];
const records = make(30_000);
const share = (matches: (record: QuestionRecord) => boolean): number =>
  records.filter(matches).length / records.length;

describe('generated records', () => {
  test('are the same bytes on every machine', () => {
    const hash = createHash('sha256');
    for (const record of records.slice(0, 5_000)) hash.update(JSON.stringify(record));
    expect(hash.digest('hex')).toBe('2cc7b6ff06511f5f2e25aa5b1c6afe616b822f6e69ae30adcafd5a70646a06dd');
  });

  test('begin with the same ones for any count, and differ for another seed', () => {
    expect(make(500)).toEqual(records.slice(0, 500));
    expect(make(500, 2).map(({ text }) => text)).not.toEqual(records.slice(0, 500).map(({ text }) => text));
  });

  test('have the requested number, are valid and marked, and have unique keys and ids', () => {
    expect(make(1)).toHaveLength(1);
    expect(records).toHaveLength(30_000);
    for (const record of records.slice(0, 6_000)) {
      expect(QuestionRecord.safeParse(record).error).toBeUndefined();
      expect(isGenerated(record)).toBe(true);
    }
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(new Set(records.map(({ sourceId, language }) => `${sourceId} ${language}`)).size).toBe(
      records.length,
    );
  });

  test('come from the sources in their true proportions', () => {
    const all = Object.values(SOURCE_PROFILES).reduce((sum, { questions }) => sum + questions, 0);
    for (const source of Source.options)
      expect(share((record) => record.source === source)).toBeCloseTo(
        SOURCE_PROFILES[source].questions / all,
        1.9,
      );
  });

  test('have tags whose frequencies follow the law of Zipf', () => {
    const counts = new Map<string, number>();
    for (const tag of records.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const sorted = [...counts.values()].sort((one, other) => other - one);
    expect(sorted).toHaveLength(300);
    expect((sorted[0] ?? 0) / (sorted[19] ?? 1)).toBeGreaterThan(5);
  });

  test('have translations directly after their originals', () => {
    for (const [index, record] of records.entries()) {
      if (record.language === 'en') continue;
      expect(record.translationOf).toBe(records[index - 1]?.id);
      expect(record.sourceId).toBe(records[index - 1]?.sourceId);
    }
    expect(share(({ language }) => language === 'pl')).toBeCloseTo(0.375, 1);
  });
});

const comparable = (record: QuestionRecord, seq: number) =>
  compared({
    ...record,
    id: record.id ?? '',
    rootId: record.rootQuestionId ?? record.id ?? '',
    seq,
    acceptedAnswers: record.extensions.acceptedAnswers,
    hasExplanation: false,
    license: '',
    availability: 'visible',
    canonicalId: null,
    likeId: null,
    lastAct: null,
  });

describe('planted duplicates', () => {
  const byKey = new Map(records.map((record) => [`${record.sourceId} ${record.language}`, record]));
  const planted = records.flatMap((record) => {
    const { duplicateOf, duplicateKind } = record.extensions;
    if (typeof duplicateOf !== 'string' || typeof duplicateKind !== 'string') return [];
    return [{ record, kind: duplicateKind, original: byKey.get(`${duplicateOf} ${record.language}`) }];
  });

  test('are a fiftieth of all, and name an earlier question in the same language', () => {
    expect(planted.length / records.length).toBeCloseTo(0.02, 2);
    for (const { record, original } of planted) {
      if (original === undefined) throw new Error(`${record.sourceId} repeats a question that is not there`);
      expect(records.indexOf(original)).toBeLessThan(records.indexOf(record));
      expect(original.correctAnswer).toBe(record.correctAnswer);
      expect(original.extensions.duplicateOf).toBeUndefined();
    }
  });

  test('have the same content, and the same words if they are exact', () => {
    for (const { record, kind, original } of planted)
      if (kind === 'exact') expect(record.text).toBe(original?.text);
      else if (kind === 'reworded') expect(record.text).not.toBe(original?.text);
  });

  test('are similar to the importer if they are exact or differ in punctuation', () => {
    for (const { record, kind, original } of planted) {
      if (original === undefined || (kind !== 'exact' && kind !== 'spelling')) continue;
      expect(areSimilar(comparable(original, 1), comparable(record, 2)), record.text).toBe(true);
    }
  });
});

test('generated names are different for each number', () => {
  expect(NAMES).toBeGreaterThan(20_000_000);
  const names = new Set(Array.from({ length: 100_000 }, (_, number) => nameOf(number)));
  expect(names.size).toBe(100_000);
});

describe('trivia generate', () => {
  const generate = (...parameters: string[]) => trivia(['generate', ...parameters], {});

  test('a catalogue is written to a new folder, compressed if the file name ends in .gz', async () => {
    const folder = await ownFolder();
    const out = join(folder, 'new', 'some.jsonl.gz');
    const done = await generate('--count', '300', '--out', out, '--json');
    expect(done).toMatchObject({ code: 0 });
    const bytes = gunzipSync(await readFile(out));
    expect(bytes.toString().trimEnd().split('\n')).toHaveLength(300);
    expect(JSON.parse(done.stdout)).toMatchObject({ records: 300, bytes: bytes.length });
  });

  test('a catalogue that cannot be written is reported, and no other file is left behind', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'some.jsonl'));
    const done = await generate('--count', '10', '--out', join(folder, 'some.jsonl'));
    expect(done).toMatchObject({ code: 1, stdout: '' });
    expect(done.stderr).toContain('some.jsonl cannot be written (EISDIR)');
    expect(await readdir(folder)).toEqual(['some.jsonl']);
  });
});
