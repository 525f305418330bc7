import type { Answer } from '../../../packages/client/src/index.ts';
import { unlessStatus, type PageRequest } from '../../app/page.ts';
import { LANGUAGES, type Language } from '../../texts/language.ts';

type Stats = Answer<'/stats'>;

/** More than there are. */
const ALL_REGIONS = 500;
const TYPES = ['multiple', 'boolean', 'text_input'] as const;

/** A value and its questions. */
interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** What the statistics show. All numbers count every visible question. Languages are in the order of `LANGUAGES`. */
export interface StatsData {
  readonly total: number;
  readonly byLanguage: readonly number[];
  readonly topics: number;
  readonly tags: number;
  /** The questions at the end of each month, such as 2026-05. Empty until it is counted, and so is `coverage`. */
  readonly growth: readonly { readonly month: string; readonly total: number }[];
  /** How many questions of a language exist in the other one as well. */
  readonly coverage: readonly {
    readonly language: Language;
    readonly count: number;
    readonly translated: number;
  }[];
  readonly sources: readonly ValueCount[];
  readonly licenses: readonly ValueCount[];
  /** The questions of each kind in each language. */
  readonly types: readonly { readonly value: string; readonly counts: readonly number[] }[];
  readonly levels: Stats['difficultyByCategory'];
  readonly regions: readonly { readonly code: string; readonly label: string; readonly count: number }[];
}

/** Values with their questions, most questions first. */
const mostFirst = (counts: Readonly<Record<string, number>>): ValueCount[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count);

const UNAVAILABLE = 503;

/** Undefined if the history has not been counted yet, as in the first minutes of a new service. */
const unlessCounting = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  unlessStatus(UNAVAILABLE, result);

export async function loadStats({ client, language, signal }: PageRequest): Promise<StatsData> {
  const options = { signal };
  const lang = language;
  const [stats, growth, translations, topics, tags, regions, ...facets] = await Promise.all([
    client.stats({ lang }, options),
    unlessCounting(client.growth({ lang }, options)),
    unlessCounting(client.translations({ lang }, options)),
    client.topics.list({ lang, limit: 1 }, options),
    client.tags.list({ lang, limit: 1 }, options),
    client.regions.list({ lang, limit: ALL_REGIONS }, options),
    ...LANGUAGES.map((each) =>
      client.get('/questions/facets', { lang: each, quality: 'all', facets: ['type'] }, options),
    ),
  ]);
  const types = facets.map(({ data }) => data.type ?? []);
  return {
    total: stats.total,
    byLanguage: LANGUAGES.map((each) => stats.byLanguage[each] ?? 0),
    topics: topics.meta.total,
    tags: tags.meta.total,
    growth: (growth?.data ?? []).map(({ month, total }) => ({ month, total })),
    coverage: (translations?.data ?? []).map(({ code, count, translated }) => ({
      language: code,
      count,
      translated: Math.max(0, ...Object.values(translated)),
    })),
    sources: mostFirst(stats.bySource),
    licenses: mostFirst(stats.byLicense),
    types: TYPES.map((value) => ({
      value,
      counts: types.map((counted) => counted.find((each) => each.value === value)?.count ?? 0),
    })),
    levels: stats.difficultyByCategory,
    regions: regions.data
      .filter(({ count }) => count > 0)
      .map(({ code, label, count }) => ({ code, label, count })),
  };
}
