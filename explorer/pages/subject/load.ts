import { TriviaError, type Answer, type Question } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import type { TagMaps } from '../../charts/tag-map/lay-tag-map.ts';
import type { Facets } from '../../filters/filter-labels.ts';
import { toQuery, type Filters } from '../../filters/filters.ts';
import { CHANGED, readChosen, SUBJECT_KINDS, withSubject, type SubjectKind } from './address.ts';

type SubjectFacets = Answer<'/topics/{slug}'>['facets'];

/** What the API knows of a topic, tag or category. */
interface Subject {
  readonly slug: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly facets: SubjectFacets;
}

/** A value of a filter, such as a level of difficulty, and its questions. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/**
 * A topic, tag or category with what its page shows. All numbers count what a draw in the language of the page can give.
 */
export interface SubjectPage extends Omit<Subject, 'facets'> {
  readonly kind: SubjectKind;
  /** The filters of the address, without the subject. */
  readonly chosen: Filters;
  /** Questions that match. */
  readonly total: number;
  readonly facets: Facets;
  /** The levels of all questions. */
  readonly allLevels: readonly ValueCount[];
  readonly tags: SubjectFacets['coOccurringTags'];
  readonly tagPairs: SubjectFacets['tagPairs'];
  readonly tagMaps: TagMaps;
  readonly related: SubjectFacets['relatedTopics'];
  readonly samples: readonly Question[];
}

type Similar = Required<Pick<Answer<'/suggest'>['data'][number], 'kind' | 'value' | 'label' | 'playable'>>;

/** A name that nothing has. */
export interface MissingSubject {
  readonly kind: SubjectKind;
  readonly missing: string;
  readonly similar: readonly Similar[];
}

export type SubjectData = SubjectPage | MissingSubject;

const NOT_FOUND = 404;
const MALFORMED = 400;
const SAMPLES = 3;
/** Suggestions for each kind of page. */
const EACH = 4;
/** The API takes texts up to this length. */
const LONGEST = 50;

/** Loads the page of a topic, tag or category, or suggestions if there is none of this name. */
export async function loadSubject(kind: SubjectKind, request: PageRequest): Promise<SubjectData> {
  try {
    return await loadFound(kind, request);
  } catch (error) {
    if (!(error instanceof TriviaError)) throw error;
    // Someone has changed the filters in the address by hand.
    if (error.status === MALFORMED && request.query.size > 0)
      return loadSubject(kind, { ...request, query: new URLSearchParams() });
    if (error.status !== NOT_FOUND) throw error;
    const { slug: missing = '' } = request.parameters;
    return { kind, missing, similar: await findSimilar(missing, request) };
  }
}

async function loadFound(kind: SubjectKind, request: PageRequest): Promise<SubjectPage> {
  const { client, language, query, signal } = request;
  const { facets: own, ...subject } = await readSubject(kind, request);
  const chosen = readChosen({ kind, slug: subject.slug }, query);
  const filters = toQuery({ lang: [language], ...withSubject({ kind, slug: subject.slug }, chosen) });
  const [counted, samples, everything] = await Promise.all([
    client.get('/questions/facets', { ...filters, facets: CHANGED }, { signal }),
    drawSamples({ kind, slug: subject.slug, chosen }, request),
    client.get('/questions/facets', { lang: language, facets: ['difficulty'] }, { signal }),
  ]);
  const tags = countAgain(own.coOccurringTags, counted.data.tags ?? []);
  // The browser gets the places, and loads the code for them only if it opens another page.
  const { layTagMaps } = await import('../../charts/tag-map/lay-tag-map.ts');
  return {
    ...subject,
    kind,
    chosen,
    total: counted.meta.total,
    facets: counted.data,
    allLevels: everything.data.difficulty ?? [],
    tags,
    tagPairs: own.tagPairs,
    tagMaps: layTagMaps(subject.label, tags, own.tagPairs),
    related: own.relatedTopics,
    samples,
  };
}

/** @throws a TriviaError with status 404 if there is no such subject */
async function readSubject(kind: SubjectKind, request: PageRequest): Promise<Subject> {
  const { client, language, parameters, signal } = request;
  const { slug: name = '' } = parameters;
  const call = [name, { lang: language }, { signal }] as const;
  switch (kind) {
    case 'topic': {
      const { topic, facets } = await client.topics.get(...call);
      return { ...topic, facets };
    }
    case 'tag': {
      const { tag, facets } = await client.tags.get(...call);
      return { ...tag, aliases: [], facets };
    }
    case 'category': {
      const { category, facets } = await client.categories.get(...call);
      return { ...category, label: category.name, aliases: [], facets };
    }
  }
}

/** Some questions of a page. */
export async function drawSamples(
  page: Pick<SubjectPage, 'kind' | 'slug' | 'chosen'>,
  { client, language, signal }: Pick<PageRequest, 'client' | 'language' | 'signal'>,
): Promise<readonly Question[]> {
  const filters = toQuery({ lang: [language], ...withSubject(page, page.chosen) });
  return (await client.questions.draw({ ...filters, amount: SAMPLES }, { signal })).data;
}

/** Tags with the numbers of a facet, most questions first. Those that it lacks have the fewest. */
const countAgain = (
  tags: SubjectFacets['coOccurringTags'],
  counts: readonly ValueCount[],
): SubjectFacets['coOccurringTags'] =>
  tags
    .flatMap((tag) => {
      const count = counts.find(({ value }) => value === tag.slug)?.count ?? 0;
      return count === 0 ? [] : [{ ...tag, count }];
    })
    .sort((one, other) => other.count - one.count);

/** Names like one that does not exist. */
async function findSimilar(name: string, { client, language, signal }: PageRequest): Promise<Similar[]> {
  const q = name
    .replaceAll(/[-_+,\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  if (q === '') return [];
  const query = { q, lang: language, kinds: [...SUBJECT_KINDS], limit: EACH, include: ['playable' as const] };
  const { data } = await client.get('/suggest', query, { signal });
  return data.map(({ kind, value, label, playable = 0 }) => ({ kind, value, label, playable }));
}
