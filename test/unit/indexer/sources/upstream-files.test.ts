import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { completeDraft } from '../../../../indexer/import/import-format.ts';
import { splitRows } from '../../../../indexer/containers/split-rows.ts';
import type { SourceAdapter } from '../../../../indexer/sources/adapter.ts';
import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { QuestionRecord } from '../../../../src/contract/record.ts';
import type { Source } from '../../../../src/contract/vocabulary.ts';

/** Real files next to the repository. Do not copy their text. */
const FOLDER = fileURLToPath(new URL('../../../../../shared/upstream/', import.meta.url));

/**
 * Number of rows of each file in the upstream. A local copy may be a part of it. Zero usable rows means that the file
 * has no answers.
 */
const FILES: Readonly<
  Partial<Record<Source, Readonly<Record<string, readonly [rows: number, usable?: number]>>>>
> = {
  arc: {
    'ARC-Challenge-Train.jsonl': [1119],
    'ARC-Challenge-Dev.jsonl': [299],
    'ARC-Challenge-Test.jsonl': [1172],
    'ARC-Easy-Train.jsonl': [2251],
    'ARC-Easy-Dev.jsonl': [570],
    'ARC-Easy-Test.jsonl': [2376],
  },
  creak: {
    'train.json': [10_176],
    'dev.json': [1371],
    'contrast_set.json': [500],
    'test_without_labels.json': [1371, 0],
  },
  opentdb: { 'opentdb.json': [5250] },
  opentriviaqa: {
    animals: [1366],
    'brain-teasers': [207],
    celebrities: [3196],
    entertainment: [280],
    'for-kids': [759],
    general: [3290],
    geography: [842],
    history: [1645],
    hobbies: [1242],
    humanities: [1097],
    literature: [1288],
    movies: [4313],
    music: [5579],
    newest: [3016],
    people: [2743],
    rated: [2185],
    'religion-faith': [638],
    'science-technology': [2486],
    sports: [2840],
    television: [5230],
    'video-games': [599],
    world: [4875],
  },
  qasc: { 'train.jsonl': [8134], 'dev.jsonl': [926], 'test.jsonl': [920, 0] },
};
/** Share of rows with answers that may be skipped because they refer to pictures or recordings. */
const MOST_SKIPPED = 0.015;

interface Tally {
  rows: number;
  drafts: Draft[];
  skips: SkippedRow[];
}

async function readFile(adapter: SourceAdapter, folder: string, file: string): Promise<Tally> {
  const tally: Tally = { rows: 0, drafts: [], skips: [] };
  for await (const rows of splitRows(createReadStream(`${folder}/${file}`), adapter.container(file)))
    for (const row of rows) {
      if (!('value' in row)) throw new Error(`Row ${row.number} of ${file} cannot be read: ${row.error}`);
      tally.rows += 1;
      expect(adapter.isRow(row.value)).toBe(true);
      for (const outcome of adapter.read(row.value, { file, row: row.number, raw: row.raw }))
        if ('reason' in outcome) tally.skips.push(outcome);
        else tally.drafts.push(outcome);
    }
  return tally;
}

const filesOf = (adapter: SourceAdapter, folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => adapter.selects(file))
    .toSorted();

const named = Object.values(ADAPTERS).flatMap((adapter) => {
  const folder = `${FOLDER}${adapter.source}`;
  const known = FILES[adapter.source];
  if (known === undefined || !existsSync(folder)) return [];
  return filesOf(adapter, folder).map((file) => ({ adapter, folder, file, known }));
});
if (named.length === 0) console.log('The real files are not there: tests of them are skipped.');

describe.skipIf(named.length === 0)('upstream files', () => {
  test.each(named)('$file gives valid records', async ({ adapter, folder, file, known }) => {
    const documented = known[file.split('/').at(-1) ?? ''];
    const { rows, drafts, skips } = await readFile(adapter, folder, file);
    console.log(`${adapter.source} ${file}: ${rows} rows, ${drafts.length} usable`, reasonsOf(skips));
    expect(documented?.[0]).toBeGreaterThanOrEqual(rows);
    expect(drafts.length + skips.length).toBe(rows);
    if (documented?.[1] === 0) expect(reasonsOf(skips)).toEqual({ no_answer_given: rows });
    else {
      expect(Object.keys(reasonsOf(skips)).filter((reason) => reason !== 'refers_to_picture')).toEqual([]);
      expect(skips.length).toBeLessThanOrEqual(rows * MOST_SKIPPED);
    }
    for (const draft of drafts) {
      const record = QuestionRecord.safeParse(completeDraft(draft, adapter.source, adapter.revised));
      expect(record.error?.issues).toBeUndefined();
    }
  });
});

function reasonsOf(skips: readonly SkippedRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of skips) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
