import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { TOP_REGIONS, TOP_SLUGS } from '../contract/limits.ts';
import { CountedMeta } from '../contract/meta.ts';
import { byLanguage, Language, languageName } from '../contract/vocabulary.ts';
import type { History } from '../store/catalogue/catalogue-history.ts';
import { labelIn } from '../store/taxonomy/labels.ts';
import {
  countCategories,
  levelsOfCategories,
  slugEntry,
  SlugEntry,
  DifficultyCounts,
  LanguageCounts,
  CategoryCount,
  DifficultyByCategory,
  RegionCount,
  EXAMPLE_LEVELS,
  EXAMPLE_TAG,
} from './catalogue-entries.ts';
import { CATALOGUE_GET, toolName, endpoint } from './endpoint.ts';

export const GetStatsOutput = z.object({
  total: z.int(),
  byLanguage: LanguageCounts,
  bySource: z.record(z.string(), z.int()).describe('Sources that have questions.'),
  byCategory: z.array(CategoryCount).describe('All 24 categories, most questions first.'),
  byDifficulty: DifficultyCounts,
  difficultyByCategory: DifficultyByCategory,
  byLicense: z.record(z.string(), z.int()).describe('Licences that questions have, as SPDX identifiers.'),
  byTopic: z.array(SlugEntry).describe(`The ${TOP_SLUGS} topics with the most questions.`),
  byTag: z.array(SlugEntry).describe(`The ${TOP_SLUGS} tags with the most questions.`),
  topRegions: z.array(RegionCount).describe(`The ${TOP_REGIONS} regions with the most questions.`),
  byQualityHigh: LanguageCounts.describe('Questions of the high tier.'),
  meta: z.object({ generatedAt: z.iso.datetime(), language: Language }),
});

/** Maximum age of the counts, in milliseconds, while they cannot be refreshed. */
const MAX_AGE = 300_000;

export const getStats = endpoint({
  ...CATALOGUE_GET,
  id: 'getStats',
  path: '/stats',
  summary: 'Get counts over the whole catalogue',
  description:
    'Returns the number of questions in total and by language, source, licence, category, difficulty, topic and tag.',
  returns: 'The counts.',
  example: {
    total: 412,
    byLanguage: byLanguage(() => 206),
    bySource: { svc: 412 },
    byCategory: [{ slug: 'geography', name: 'Geography', count: 412 }],
    byDifficulty: EXAMPLE_LEVELS,
    difficultyByCategory: [{ slug: 'geography', name: 'Geography', levels: EXAMPLE_LEVELS }],
    byLicense: { 'CC-BY-4.0': 412 },
    byTopic: [{ slug: 'rivers-of-the-world', label: 'Rivers of the world', count: 412 }],
    byTag: [EXAMPLE_TAG],
    topRegions: [{ code: 'pl', label: 'Poland', count: 230 }],
    byQualityHigh: byLanguage((language) => (language === 'en' ? 190 : 188)),
    meta: { generatedAt: '2026-01-31T12:00:00.000Z', language: 'en' },
  },
  tool: {
    name: 'stats',
    title: 'Count the catalogue',
    description: `Counts the whole catalogue: by language, source, category, difficulty, topic, tag and region. Use it for "how many questions are there" and to see what is well covered. To count the questions that match filters, use ${toolName('list')} with count "exact" and limit 1. For one topic in detail, use ${toolName('topic_by_slug')}. The response takes about 5,000 tokens.`,
  },
  input: LangInput,
  output: GetStatsOutput,
  async run(parts, input) {
    const [{ view, generatedAt }, categories] = await Promise.all([
      parts.discovery.current(MAX_AGE),
      parts.categories.read(),
    ]);
    const { overview, licenses } = view;
    const byCategory = countCategories(overview.byCategory, categories, input.lang);
    return {
      total: overview.total,
      byLanguage: byLanguage((language) => overview.byLanguage[language] ?? 0),
      bySource: overview.bySource,
      byCategory,
      byDifficulty: overview.byDifficulty,
      difficultyByCategory: levelsOfCategories(byCategory, overview.difficultyByCategory, categories),
      byLicense: Object.fromEntries(licenses),
      byTopic: view.topics.entries.slice(0, TOP_SLUGS).map((entry) => slugEntry(entry, input.lang)),
      byTag: view.tags.entries.slice(0, TOP_SLUGS).map((entry) => slugEntry(entry, input.lang)),
      topRegions: view.regions.entries
        .slice(0, TOP_REGIONS)
        .filter(({ count }) => count > 0)
        .map(({ term, count }) => ({ code: term.slug, label: labelIn(term, input.lang), count })),
      byQualityHigh: byLanguage((language) => overview.highByLanguage[language] ?? 0),
      meta: { generatedAt: generatedAt.toISOString(), language: input.lang },
    };
  },
});

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
  ...CATALOGUE_GET,
  id: 'getGrowth',
  path: '/stats/growth',
  summary: 'Get the growth of the catalogue by month',
  description:
    'Returns how many questions were added in each month, in total and by source, since the first one. Questions that are no longer served are not counted.',
  returns: 'The months.',
  example: {
    data: [
      { month: '2025-12', added: 300, total: 300, bySource: { svc: 300 } },
      { month: '2026-01', added: 112, total: 412, bySource: { svc: 112 } },
    ],
    meta: { count: 2, generatedAt: '2026-01-31T12:00:00.000Z', language: 'en' },
  },
  input: LangInput,
  output: GetGrowthOutput,
  async run({ history }, { lang }) {
    const { history: counted, countedAt } = await history.read();
    const data = counted.months.length === 0 ? [] : growthOf(counted);
    return { data, meta: { count: data.length, generatedAt: countedAt.toISOString(), language: lang } };
  },
});

export const getTranslations = endpoint({
  ...CATALOGUE_GET,
  id: 'getTranslations',
  path: '/stats/translations',
  summary: 'Get how much of the catalogue is translated',
  description:
    'Returns for each language how many of its questions exist in the others, and how many translations are out of date.',
  returns: 'The languages with their translations.',
  example: {
    data: [
      { code: 'en', name: 'English', count: 206, translated: { pl: 200 }, stale: 0 },
      { code: 'pl', name: 'Polish', count: 206, translated: { en: 200 }, stale: 3 },
    ],
    meta: { count: 2, generatedAt: '2026-01-31T12:00:00.000Z', language: 'en' },
  },
  input: LangInput,
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
