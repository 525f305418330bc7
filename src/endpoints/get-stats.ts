import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { TOP_REGIONS, TOP_SLUGS } from '../contract/limits.ts';
import { byLanguage, Language } from '../contract/vocabulary.ts';
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
} from './catalogue-entries.ts';
import { toolName, endpoint } from './endpoint.ts';

const GetStatsInput = LangInput;

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
export type GetStatsOutput = z.infer<typeof GetStatsOutput>;

/** Maximum age of the counts, in milliseconds, while they cannot be refreshed. */
const MAX_AGE = 300_000;

export const getStats = endpoint({
  id: 'getStats',
  method: 'GET',
  path: '/stats',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'Get counts over the whole catalogue',
  description:
    'Returns the number of questions in total and by language, source, licence, category, difficulty, topic and tag.',
  returns: 'The counts.',
  tool: {
    name: 'stats',
    title: 'Count the catalogue',
    description: `Counts the whole catalogue: by language, source, category, difficulty, topic, tag and region. Use it for "how many questions are there" and to see what is well covered. To count the questions that match filters, use ${toolName('list')} with count "exact" and limit 1. For one topic in detail, use ${toolName('topic_by_slug')}. The response takes about 5,000 tokens.`,
  },
  input: GetStatsInput,
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
