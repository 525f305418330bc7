import { type Question, TriviaError } from '../../../packages/client/src/index.ts';
import type { PageRequest } from '../../app/page.ts';
import type { TagMaps } from '../../charts/tag-map/lay-tag-map.ts';
import { type Filters, toQuery } from '../../filters/filters.ts';
import type { Facets } from '../../filters/use-filter-labels.ts';
import { findSimilar, type Similar } from './find-similar.ts';
import { readSubject, type Subject, type SubjectFacets } from './read-subject.ts';
import { CHANGED, readChosen, withSubject } from './subject-filters.ts';
import type { SubjectKind } from './subject-kinds.ts';

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
