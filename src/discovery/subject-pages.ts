import { LRUCache } from 'lru-cache';

import { RELATED_TOPICS, TOPIC_COMPANIONS } from '../contract/limits.ts';
import type { SearchFilter } from '../filters/search-filter.ts';
import type { Search } from '../search/search.ts';
import type { Facets, Subject } from '../search/subject-facets.ts';
import type { View } from './view.ts';

/** Maximum number of subjects whose facets are kept. Those of a subject with questions of all regions take about 25 kB. */
const MOST_SUBJECTS = 1_000;
/** More regions than there are. */
const REGIONS = 500;
/** Topics among which related ones are sought: those with the most questions. */
const MOST_TOPICS = 1_000;
/** Maximum number of filters whose samples are kept, and questions of each. */
const MOST_POOLS = 1_000;
const POOL = 50;
/** Milliseconds until other samples are drawn. */
const POOL_FRESH = 60_000;

/** What a page is about, and the only name of it. */
export interface NamedSubject extends Subject {
  readonly kind: 'topic' | 'category' | 'tag' | 'subcategory' | 'region';
  readonly slug: string;
}

export type SubjectPages = ReturnType<typeof createSubjectPages>;

/**
 * What the pages of topics, tags and other subjects show of the index. Simultaneous calls for the same share one search.
 * It keeps facets as long as the view is the latest, so that they are as old as all other counts of the catalogue, and
 * samples for a minute: they are a preview, and a draw for each page would take longer than the rest of it.
 */
export function createSubjectPages(search: Pick<Search, 'facets' | 'draw'>) {
  // By the view itself: its version stays the same when only names have changed.
  const facets = new WeakMap<View, LRUCache<string, Facets, NamedSubject>>();
  const pools = new LRUCache<string, readonly number[], SearchFilter>({
    max: MOST_POOLS,
    ttl: POOL_FRESH,
    // Callers wait for a value also if others fill the cache meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => (await search.draw(context, POOL)).seqs,
  });

  function facetsOf(view: View): LRUCache<string, Facets, NamedSubject> {
    const known = facets.get(view);
    if (known !== undefined) return known;
    const topics = view.topics.entries.slice(0, MOST_TOPICS).map(({ term }) => term);
    const counted = new LRUCache<string, Facets, NamedSubject>({
      max: MOST_SUBJECTS,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: { kind, slug, ...subject } }) =>
        search.facets(subject, {
          companions: TOPIC_COMPANIONS,
          regions: REGIONS,
          topics: {
            topics: topics.filter((topic) => kind !== 'topic' || topic.slug !== slug),
            also: [],
            most: RELATED_TOPICS,
          },
        }),
    });
    facets.set(view, counted);
    return counted;
  }

  return {
    /** The facets of a subject, counted after the view was. */
    facets: (view: View, subject: NamedSubject): Promise<Facets> =>
      facetsOf(view).forceFetch(`${subject.kind} ${subject.slug}`, { context: subject }),
    /** The unique numbers of up to 50 random questions, of which a page shows a few. */
    samples: (filter: SearchFilter): Promise<readonly number[]> =>
      pools.forceFetch(JSON.stringify(filter), { context: filter }),
  };
}
