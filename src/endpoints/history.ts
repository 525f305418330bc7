import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { CountedMeta } from '../contract/meta.ts';
import { byLanguage, languageName, Language } from '../contract/vocabulary.ts';
import type { History } from '../store/catalogue/catalogue-history.ts';
import { endpoint } from './endpoint.ts';

const count = z.int().min(0);

export const GrowthMonth = z.object({
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('Year and month (UTC).'),
  added: count.describe('Visible questions created in this month.'),
  total: count.describe('Visible questions created until the end of this month.'),
  bySource: z.record(z.string(), count).describe('Those of this month by source.'),
});

const GetGrowthInput = LangInput;

export const GetGrowthOutput = z.object({
  data: z.array(GrowthMonth).describe('All months from the first question to the last, the earliest first.'),
  meta: CountedMeta,
});

export const TranslationCoverage = z.object({
  code: Language,
  name: z.string().describe('Localized by `lang`.'),
  count: count.describe('Visible questions in this language.'),
  translated: z.partialRecord(Language, count).describe('How many of them exist in the other languages.'),
  stale: count.describe('Translations whose originals have changed since.'),
});

const GetTranslationsInput = LangInput;

export const GetTranslationsOutput = z.object({ data: z.array(TranslationCoverage), meta: CountedMeta });

const MONTHS_A_YEAR = 12;

/** Months since the year 0. */
const numberOf = (month: string): number =>
  MONTHS_A_YEAR * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;

const monthOf = (number: number): string =>
  `${String(Math.floor(number / MONTHS_A_YEAR)).padStart(4, '0')}-${String((number % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;

/** Every month from the first to the last, so that a plot has no gaps. */
function growthOf({ months }: History) {
  const byMonth = Map.groupBy(months, ([month]) => numberOf(month));
  const numbers = [...byMonth.keys()];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  let total = 0;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const sources = (byMonth.get(first + index) ?? []).toSorted(([, a], [, b]) => (a < b ? -1 : 1));
    const added = sources.reduce((sum, [, , questions]) => sum + questions, 0);
    total += added;
    return {
      month: monthOf(first + index),
      added,
      total,
      bySource: Object.fromEntries(sources.map(([, source, questions]) => [source, questions])),
    };
  });
}

export const getGrowth = endpoint({
  id: 'getGrowth',
  method: 'GET',
  path: '/stats/growth',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'Get the growth of the catalogue by month',
  description:
    'Returns how many questions were added in each month, in total and by source, since the first one. Questions that are no longer served are not counted.',
  returns: 'The months.',
  input: GetGrowthInput,
  output: GetGrowthOutput,
  async run({ history }, { lang }) {
    const { history: counted, countedAt } = await history.read();
    const data = counted.months.length === 0 ? [] : growthOf(counted);
    return { data, meta: { count: data.length, generatedAt: countedAt.toISOString(), language: lang } };
  },
});

export const getTranslations = endpoint({
  id: 'getTranslations',
  method: 'GET',
  path: '/stats/translations',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'Get how much of the catalogue is translated',
  description:
    'Returns for each language how many of its questions exist in the others, and how many translations are out of date.',
  returns: 'The languages with their translations.',
  input: GetTranslationsInput,
  output: GetTranslationsOutput,
  async run({ history }, { lang }) {
    const { history: counted, countedAt } = await history.read();
    const translated = new Map(
      counted.translated.map(([code, other, questions]) => [`${code} ${other}`, questions]),
    );
    const data = Language.options.map((code) => {
      const [, count, stale] = counted.languages.find(([language]) => language === code) ?? [code, 0, 0];
      const { [code]: _own, ...others } = byLanguage((other) => translated.get(`${code} ${other}`) ?? 0);
      return { code, name: languageName(code, lang), count, translated: others, stale };
    });
    return { data, meta: { count: data.length, generatedAt: countedAt.toISOString(), language: lang } };
  },
});
