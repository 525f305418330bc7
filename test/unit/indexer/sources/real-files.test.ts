import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { splitRows } from '../../../../indexer/containers/split-rows.ts';
import { completeDraft } from '../../../../indexer/import/import-format.ts';
import { quizify } from '../../../../indexer/quizify/quizify.ts';
import { surveyAnswers } from '../../../../indexer/quizify/survey.ts';
import type { SourceAdapter } from '../../../../indexer/sources/adapter.ts';
import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { QuestionRecord } from '../../../../src/contract/record.ts';
import { optionKey } from '../../../../src/contract/text.ts';
import type { Source } from '../../../../src/contract/vocabulary.ts';
import { UPSTREAM } from '../../../support/data/upstream.ts';

/** Number of questions in each file of OpenTriviaQA. */
const OPENTRIVIAQA =
  'animals 1366, brain-teasers 207, celebrities 3196, entertainment 280, for-kids 759, general 3290, geography 842, ' +
  'history 1645, hobbies 1242, humanities 1097, literature 1288, movies 4313, music 5579, newest 3016, people 2743, ' +
  'rated 2185, religion-faith 638, science-technology 2486, sports 2840, television 5230, video-games 599, world 4875';

/**
 * Number of rows of each kind of file in the upstream, and the minimum usable share; zero if the file has no answers. A
 * local copy may be a part of it. Their texts must not be copied.
 */
const FILES: Partial<Record<Source, (readonly [file: RegExp, rows: number, usable: number])[]>> = {
  arc: [
    [/Challenge-Train/u, 1119, 0.985],
    [/Challenge-Dev/u, 299, 0.985],
    [/Challenge-Test/u, 1172, 0.985],
    [/Easy-Train/u, 2251, 0.985],
    [/Easy-Dev/u, 570, 0.985],
    [/Easy-Test/u, 2376, 0.985],
  ],
  creak: [
    [/train\.json$/u, 10_176, 0.985],
    [/dev\.json$/u, 1371, 0.985],
    [/contrast_set\.json$/u, 500, 0.985],
    [/test_without_labels\.json$/u, 1371, 0],
  ],
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
  opentdb: [[/opentdb\.json$/u, 5250, 0.985]],
  opentriviaqa: Array.from(
    OPENTRIVIAQA.matchAll(/([\w-]+) (\d+)/gu),
    ([, name, rows]) => [new RegExp(`(?:^|/)${name}$`, 'u'), Number(rows), 0.985] as const,
  ),
  qasc: [
    [/train\.jsonl$/u, 8134, 0.985],
    [/dev\.jsonl$/u, 926, 0.985],
    [/test\.jsonl$/u, 920, 0],
  ],
  webq: [
    [/train\.json$/u, 3778, 0.98],
    [/test\.json$/u, 2032, 0.98],
  ],
};
/** Of these sources, rows with an answer are skipped only because they refer to a picture or a recording. */
const PICTURES: ReadonlySet<Source> = new Set(['arc', 'creak', 'opentdb', 'opentriviaqa', 'qasc']);

const filesOf = (adapter: SourceAdapter, folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => adapter.selects(file))
    .toSorted();

/** The drafts of a file, and its skipped rows by their reason. */
async function readFile(adapter: SourceAdapter, path: string, file: string) {
  const drafts: Draft[] = [];
  const skips: SkippedRow[] = [];
  let count = 0;
  const bytes = createReadStream(path);
  const chunks = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  for await (const rows of splitRows(chunks, adapter.container(file)))
    for (const row of rows) {
      if (!('value' in row)) throw new Error(`Row ${row.number} of ${file} cannot be read: ${row.error}`);
      count += 1;
      if (!adapter.isRow(row.value)) throw new Error(`Row ${row.number} of ${file} is taken for none.`);
      for (const outcome of adapter.read(row.value, { file, row: row.number, raw: row.raw }))
        if ('reason' in outcome) skips.push(outcome);
        else drafts.push(outcome);
    }
  return { count, drafts, skips, reasons: Object.groupBy(skips, ({ reason }) => reason) };
}

describe.each(Object.values(ADAPTERS).filter(({ source }) => source in FILES))(
  'the real files of $source',
  (adapter) => {
    const folder = `${UPSTREAM ?? ''}${adapter.source}`;
    const outcomesOfRow = adapter.source === 'mkqa' ? 2 : 1;

    test.skipIf(UPSTREAM === undefined || !existsSync(folder))(
      'the files give the documented number of valid records, and no distractor is right',
      async () => {
        const all: Draft[] = [];
        for (const file of filesOf(adapter, folder)) {
          const { count, drafts, skips, reasons } = await readFile(adapter, `${folder}/${file}`, file);
          const [, documented, usable] = FILES[adapter.source]?.find(([name]) => name.test(file)) ?? [];
          const counts = Object.entries(reasons).map(([reason, list]) => `${reason} ${list.length}`);
          console.log(`${adapter.source} ${file}: ${count} rows, ${drafts.length} usable`, ...counts);
          expect(count).toBeLessThanOrEqual(documented ?? 0);
          expect(drafts.length + skips.length).toBe(count * outcomesOfRow);
          expect(drafts.length).toBeGreaterThanOrEqual(count * outcomesOfRow * (usable ?? 1));
          expect(reasons.wrong_shape).toBe(undefined);
          if (usable === 0) expect(Object.keys(reasons)).toEqual(['no_answer_given']);
          else if (PICTURES.has(adapter.source))
            expect(skips.filter(({ reason }) => reason !== 'refers_to_picture')).toEqual([]);
          all.push(...drafts);
        }
        await checkQuizified(adapter, all);
      },
      180_000,
    );
  },
);

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
