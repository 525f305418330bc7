import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { completeDraft } from '../../../../indexer/import/import-format.ts';
import { splitRows } from '../../../../indexer/containers/split-rows.ts';
import { quizify } from '../../../../indexer/quizify/quizify.ts';
import { surveyAnswers } from '../../../../indexer/quizify/survey.ts';
import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import type { SourceAdapter } from '../../../../indexer/sources/adapter.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { optionKey } from '../../../../src/contract/text.ts';
import { QuestionRecord } from '../../../../src/contract/record.ts';
import type { Source } from '../../../../src/contract/vocabulary.ts';
import { UPSTREAM } from '../../../support/upstream.ts';

/**
 * Number of rows of each kind of file in the upstream, and the minimum usable share. A local copy may be a part of it.
 */
const FILES: Readonly<
  Partial<Record<Source, readonly (readonly [file: RegExp, rows: number, usable: number])[]>>
> = {
  entityq: [
    [/\.train\.json$/u, 8000, 1],
    [/\.(?:dev|test)\.json$/u, 1000, 1],
  ],
  'kqa-pro': [
    [/train\.json$/u, 94_376, 1],
    [/val\.json$/u, 11_797, 1],
    [/test\.json$/u, 11_797, 0],
  ],
  mintaka: [
    [/train\.json$/u, 14_000, 0.99],
    [/dev\.json$/u, 2000, 0.99],
    [/test\.json$/u, 4000, 0.99],
  ],
  // 6,758 of 10,000 have a short answer; the copy may be a small part.
  mkqa: [[/\.jsonl(?:\.gz)?$/u, 10_000, 0.3]],
  'nq-open': [
    [/train\.jsonl$/u, 87_925, 0.98],
    [/NQ-open\.dev\.jsonl$/u, 3610, 0.98],
    [/efficientqa\.dev/u, 1800, 0.98],
    [/efficientqa\.test/u, 1769, 0.98],
  ],
  webq: [
    [/train\.json$/u, 3778, 0.98],
    [/test\.json$/u, 2032, 0.98],
  ],
};

const filesOf = (adapter: SourceAdapter, folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => adapter.selects(file))
    .toSorted();

interface Tally {
  rows: number;
  readonly drafts: Draft[];
  readonly skips: SkippedRow[];
}

async function readFile(adapter: SourceAdapter, path: string, file: string): Promise<Tally> {
  const tally: Tally = { rows: 0, drafts: [], skips: [] };
  const bytes = createReadStream(path);
  const chunks = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  for await (const rows of splitRows(chunks, adapter.container(file)))
    for (const row of rows) {
      if (!('value' in row)) throw new Error(`Row ${row.number} of ${file} cannot be read: ${row.error}`);
      tally.rows += 1;
      if (!adapter.isRow(row.value)) throw new Error(`Row ${row.number} of ${file} is taken for none.`);
      for (const outcome of adapter.read(row.value, { file, row: row.number, raw: row.raw }))
        if ('reason' in outcome) tally.skips.push(outcome);
        else tally.drafts.push(outcome);
    }
  return tally;
}

const sources = Object.values(ADAPTERS).filter(({ source }) => FILES[source] !== undefined);

describe.each(sources)('the real files of $source', (adapter) => {
  const folder = `${UPSTREAM ?? ''}${adapter.source}`;
  const areThere = UPSTREAM !== undefined && existsSync(folder);
  const outcomesOfRow = adapter.source === 'mkqa' ? 2 : 1;

  test.skipIf(!areThere)(
    'the files give the documented number of valid records, and no distractor is right',
    async () => {
      const all: Draft[] = [];
      for (const file of filesOf(adapter, folder)) {
        const { rows, drafts, skips } = await readFile(adapter, `${folder}/${file}`, file);
        const [, documented, usable] = FILES[adapter.source]?.find(([name]) => name.test(file)) ?? [];
        const reasons = Object.groupBy(skips, ({ reason }) => reason);
        const counts = Object.entries(reasons).map(([reason, list]) => `${reason} ${list.length}`);
        console.log(`${adapter.source} ${file}: ${rows} rows, ${drafts.length} usable`, ...counts);
        expect(rows).toBeLessThanOrEqual(documented ?? 0);
        expect(drafts.length + skips.length).toBe(rows * outcomesOfRow);
        expect(drafts.length).toBeGreaterThanOrEqual(rows * outcomesOfRow * (usable ?? 1));
        if (usable === 0) expect(Object.keys(reasons)).toEqual(['no_answer_given']);
        expect(reasons.wrong_shape).toBe(undefined);
        all.push(...drafts);
      }
      await checkQuizified(adapter, all);
    },
    180_000,
  );
});

async function checkQuizified(adapter: SourceAdapter, drafts: readonly Draft[]): Promise<void> {
  const survey = await surveyAnswers(async function* () {
    await Promise.resolve();
    yield* drafts;
  });
  let quizified = 0;
  for (const draft of drafts) {
    const result = quizify(survey, draft);
    const record = QuestionRecord.safeParse(completeDraft(result, adapter.source, adapter.revised));
    // One assertion per record would take longer than creating the records.
    if (!record.success) expect(record.error.issues).toEqual([]);
    if (!result.modifications.includes('quizified')) continue;
    quizified += 1;
    const right = new Set([result.correctAnswer, ...result.acceptedAnswers].map(optionKey));
    const alsoRight = result.incorrectAnswers.filter((wrong) => right.has(optionKey(wrong)));
    if (alsoRight.length > 0) expect(alsoRight).toEqual([]);
  }
  console.log(`${adapter.source}: ${quizified} of ${drafts.length} quizified`);
}
