import { TriviaError, type Answer, type Query } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.tsx';
import { LANGUAGES, type Language } from '../../app/language.ts';

export const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert'] as const;
type Level = (typeof LEVELS)[number];

/** More than there are. */
const ALL_REGIONS = 500;

/** What a row counts, by language. */
export interface CountsByLanguage {
  readonly value: string;
  readonly counts: readonly number[];
}

interface CategoryLevels {
  readonly slug: string;
  readonly name: string;
  /** In the order of `LEVELS`, and those without a level last. */
  readonly counts: readonly number[];
}

interface RegionCount {
  readonly code: string;
  readonly label: string;
  readonly count: number;
}

/** The questions at the end of a month. */
export interface GrowthMonth {
  /** Year and month, such as 2026-05. */
  readonly month: string;
  readonly total: number;
}

/** How many questions of a language exist in the other one as well. */
export interface Coverage {
  readonly language: Language;
  readonly count: number;
  readonly translated: number;
}

/** What the statistics show. Languages are in the order of `LANGUAGES`. */
export interface StatsData {
  readonly total: number;
  readonly byLanguage: readonly number[];
  /** Questions that were checked and are drawn by default. */
  readonly best: number;
  readonly topics: number;
  readonly tags: number;
  /** Empty until it is counted, and so is `coverage`. */
  readonly growth: readonly GrowthMonth[];
  readonly coverage: readonly Coverage[];
  readonly sources: readonly CountsByLanguage[];
  readonly licenses: readonly CountsByLanguage[];
  readonly types: readonly CountsByLanguage[];
  /** Of the language of the page. */
  readonly levels: readonly CategoryLevels[];
  readonly regions: readonly RegionCount[];
}

type Facets = Answer<'/questions/facets'>['data'];
type FacetName = keyof Facets;

/** Questions of every tier: the links of the page lead to the same ones. */
const EVERYTHING = { quality: 'all' } as const;

function byLanguage(facets: readonly Facets[], name: FacetName): CountsByLanguage[] {
  const values = new Set(facets.flatMap((each) => each[name]?.map(({ value }) => value) ?? []));
  const countIn = (each: Facets, value: string): number =>
    each[name]?.find((facet) => facet.value === value)?.count ?? 0;
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  return Array.from(values, (value) => ({ value, counts: facets.map((each) => countIn(each, value)) }))
    .filter(({ counts }) => sum(counts) > 0)
    .sort((one, other) => sum(other.counts) - sum(one.counts));
}

/** The questions of each category by level. The facets of one level count categories, so there is a request per level. */
async function loadLevels(
  countFacets: (query: Query<'/questions/facets'>) => Promise<Facets>,
  lang: Language,
): Promise<CategoryLevels[]> {
  const facetsOf = (difficulty?: Level): Promise<Facets> =>
    countFacets({ ...EVERYTHING, lang, facets: ['category'], ...(difficulty && { difficulty }) });
  const [all, ...levels] = await Promise.all([facetsOf(), ...LEVELS.map((level) => facetsOf(level))]);
  return (all.category ?? [])
    .filter(({ count }) => count > 0)
    .map(({ value, label = value, count }) => {
      const rated = levels.map(({ category }) => category?.find((each) => each.value === value)?.count ?? 0);
      const unrated = count - rated.reduce((sum, each) => sum + each, 0);
      return { slug: value, name: label, counts: [...rated, unrated] };
    });
}

const UNAVAILABLE = 503;

/** Undefined if the history has not been counted yet, as in the first minutes of a new service. */
async function unlessCounting<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof TriviaError && error.status === UNAVAILABLE) return undefined;
    throw error;
  }
}

export async function loadStats({ client, language, signal }: PageRequest): Promise<StatsData> {
  const options = { signal };
  const lang = language;
  const countFacets = async (query: Query<'/questions/facets'>): Promise<Facets> =>
    (await client.get('/questions/facets', query, options)).data;
  const [stats, growth, translations, topics, tags, regions, levels, ...facets] = await Promise.all([
    client.stats({ lang }, options),
    unlessCounting(client.growth({ lang }, options)),
    unlessCounting(client.translations({ lang }, options)),
    client.topics.list({ lang, limit: 1 }, options),
    client.tags.list({ lang, limit: 1 }, options),
    client.regions.list({ lang, limit: ALL_REGIONS }, options),
    loadLevels(countFacets, language),
    ...LANGUAGES.map((each) =>
      countFacets({ ...EVERYTHING, lang: each, facets: ['source', 'license', 'type'] }),
    ),
  ]);
  return {
    total: stats.total,
    byLanguage: LANGUAGES.map((each) => stats.byLanguage[each] ?? 0),
    best: LANGUAGES.reduce((sum, each) => sum + (stats.byQualityHigh[each] ?? 0), 0),
    topics: topics.meta.total,
    tags: tags.meta.total,
    growth: (growth?.data ?? []).map(({ month, total }) => ({ month, total })),
    coverage: (translations?.data ?? []).map(({ code, count, translated }) => ({
      language: code,
      count,
      translated: Math.max(0, ...Object.values(translated)),
    })),
    sources: byLanguage(facets, 'source'),
    licenses: byLanguage(facets, 'license'),
    types: byLanguage(facets, 'type'),
    levels,
    regions: regions.data
      .filter(({ count }) => count > 0)
      .map(({ code, label, count }) => ({ code, label, count })),
  };
}
