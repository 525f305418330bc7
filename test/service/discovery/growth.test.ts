import { describe, expect, test } from 'vitest';

import type { QuestionRecord } from '../../../src/contract/record.ts';
import type { Language } from '../../../src/contract/vocabulary.ts';
import { countHistory } from '../../../src/store/catalogue/catalogue-history.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool } = engines;
const api = await anApi(engines);
const forever = new AbortController().signal;

const TIMES = [
  '2025-11-01T00:00:00.000Z',
  '2025-11-30T23:59:59.999Z',
  '2025-12-01T00:00:00.000Z',
  '2026-03-15T12:00:00.000Z',
];
const SOURCES = ['svc', 'mkqa', 'arc'] as const;

const MONTHS = `
  select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, source, count(*)::int as added
  from questions where availability = 'visible' group by 1, 2 order by 1, 2`;
const TRANSLATED = `
  select count(*)::int as count, count(*) filter (where is_stale)::int as stale,
    count(*) filter (where exists (
      select from questions as other where other.language = $2 and other.availability = 'visible'
        and coalesce(other.root_question_id, other.id) = coalesce(questions.root_question_id, questions.id)))::int
      as translated
  from questions where availability = 'visible' and language = $1`;

async function trueCoverage(language: Language, other: Language) {
  const { rows } = await pool.query<{ count: number; stale: number; translated: number }>(TRANSLATED, [
    language,
    other,
  ]);
  return rows[0] ?? { count: NaN, stale: NaN, translated: NaN };
}

async function untilHistoryHas(total: number): Promise<void> {
  await until('the history is counted', async () => {
    if ((await api.send('/stats/growth')).statusCode === 503) return false;
    return ((await api.growth()).data.at(-1)?.total ?? 0) === total;
  });
}

describe('GET /stats/growth and /stats/translations, 200', () => {
  test('without questions, there are no months, and nothing is translated', async () => {
    await makeSearchable(engines);
    await untilCounted(engines, api);
    await untilHistoryHas(0);
    expect((await api.growth()).data).toEqual([]);
    expect((await api.translations({ lang: 'pl' })).data).toEqual([
      { code: 'en', name: 'angielski', count: 0, translated: { pl: 0 }, stale: 0 },
      { code: 'pl', name: 'polski', count: 0, translated: { en: 0 }, stale: 0 },
    ]);
  });

  test('count what is visible, by month of creation and by translation, as plain SQL does', async () => {
    const began = new Date();
    const some = (index: number): Partial<QuestionRecord> => ({
      createdAt: TIMES[index % TIMES.length],
      source: SOURCES[index % SOURCES.length] ?? 'svc',
    });
    const originals = await load(
      engines,
      Array.from({ length: 60 }, (_, index) =>
        aQuestion({ ...some(index), language: index % 5 === 0 ? 'pl' : 'en' }),
      ),
    );
    await load(
      engines,
      originals.slice(0, 25).map((id, index) =>
        aQuestion({
          ...some(index + 1),
          language: index % 5 === 0 ? 'en' : 'pl',
          text: `Które miasto jest ${index}. na liście?`,
          translationOf: id,
          rootQuestionId: id,
          translator: 'human',
        }),
      ),
    );
    await pool.query(`
      update questions set translated_from = sha256('earlier'), is_stale = true
      where translation_of is not null and seq % 4 = 0`);
    await pool.query(`update questions set availability = 'hidden' where seq % 7 = 0`);
    await makeSearchable(engines);
    const { rows: months } = await pool.query<{ month: string; source: string; added: number }>(MONTHS);
    const [english, polish] = [await trueCoverage('en', 'pl'), await trueCoverage('pl', 'en')];
    expect(english.translated).toBeGreaterThan(5);
    expect(english.stale + polish.stale).toBeGreaterThan(0);
    await untilHistoryHas(months.reduce((sum, { added }) => sum + added, 0));

    const { data, meta } = await api.growth();
    expect(data.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03']);
    const shown = data.flatMap(({ month, bySource }) =>
      Object.entries(bySource).map(([source, added]) => ({ month, source, added })),
    );
    expect(shown).toEqual(months);
    let total = 0;
    for (const month of data) {
      expect(month.added).toBe(Object.values(month.bySource).reduce((sum, added) => sum + added, 0));
      total += month.added;
      expect(month.total).toBe(total);
    }
    expect(meta).toMatchObject({ count: 5, language: 'en' });
    expect(Date.parse(meta.generatedAt)).toBeGreaterThanOrEqual(began.getTime());

    expect((await api.translations()).data).toEqual([
      { code: 'en', name: 'English', ...english, translated: { pl: english.translated } },
      { code: 'pl', name: 'Polish', ...polish, translated: { en: polish.translated } },
    ]);
  });

  test.each([1, 7, 84, 85])('are the same in batches of %i', async (size) => {
    const whole = await countHistory(pool, forever);
    const batched = await countHistory(pool, forever, size);
    for (const part of ['months', 'languages', 'translated'] as const)
      expect(batched[part].map(String).sort()).toEqual(whole[part].map(String).sort());
  });

  test('follow a later change', async () => {
    const before = (await api.growth()).data.at(-1)?.total ?? 0;
    await load(engines, [aQuestion({ createdAt: '2026-04-01T00:00:00.000Z' })]);
    await untilHistoryHas(before + 1);
    expect((await api.growth()).data.at(-1)).toEqual({
      month: '2026-04',
      added: 1,
      total: before + 1,
      bySource: { svc: 1 },
    });
  });
});
