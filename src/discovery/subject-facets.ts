import { LRUCache } from 'lru-cache';

import { RELATED_TOPICS, TOPIC_COMPANIONS } from '../contract/limits.ts';
import type { Search } from '../search/search.ts';
import type { Facets, Subject } from '../search/subject-facets.ts';
import type { View } from './view.ts';

/** Maximum number of subjects whose facets are kept. Those of a subject with questions of all regions take about 25 kB. */
const MOST_SUBJECTS = 1_000;
/** More regions than there are. */
const REGIONS = 500;
/** Topics among which related ones are sought: those with the most questions. */
const MOST_TOPICS = 1_000;

/** What a page is about, and the only name of it. */
export interface NamedSubject extends Subject {
  readonly kind: 'topic' | 'category' | 'tag' | 'subcategory' | 'region';
  readonly slug: string;
}

/** The facets of topics, tags and everything else that has a page. */
export interface SubjectFacets {
  /** Those of a subject, counted after the view was. Simultaneous calls for one subject share one count. */
  read(view: View, subject: NamedSubject): Promise<Facets>;
}

/** Keeps facets as long as the view is the latest, so that they are as old as all other counts of the catalogue. */
export function createSubjectFacets(search: Pick<Search, 'facets'>): SubjectFacets {
  const kept = new WeakMap<View, LRUCache<string, Facets, NamedSubject>>();

  function facetsOf(view: View): LRUCache<string, Facets, NamedSubject> {
    const known = kept.get(view);
    if (known !== undefined) return known;
    const topics = view.topics.entries.slice(0, MOST_TOPICS).map(({ term }) => term);
    const facets = new LRUCache<string, Facets, NamedSubject>({
      max: MOST_SUBJECTS,
      // Callers wait for a value also if others fill the cache meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) =>
        search.facets(context, {
          companions: TOPIC_COMPANIONS,
          regions: REGIONS,
          topics: {
            topics: topics.filter(({ slug }) => context.kind !== 'topic' || slug !== context.slug),
            also: [],
            most: RELATED_TOPICS,
          },
        }),
    });
    kept.set(view, facets);
    return facets;
  }

  return {
    async read(view, subject) {
      const facets = await facetsOf(view).fetch(`${subject.kind} ${subject.slug}`, { context: subject });
      if (facets === undefined) throw new Error('the facets were evicted before they were counted');
      return facets;
    },
  };
}
