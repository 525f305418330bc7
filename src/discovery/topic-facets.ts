import { LRUCache } from 'lru-cache';

import { TOPIC_COMPANIONS } from '../contract/limits.ts';
import type { Facets } from '../search/facets.ts';
import type { Search } from '../search/search.ts';
import type { TopicTerm } from './term.ts';
import type { View } from './view.ts';

/** Maximum number of topics whose facets are kept. Those of one take about 10 kB. */
const MOST_TOPICS = 1_000;

/** The facets of topics. */
export interface TopicFacets {
  /** Those of a topic of the view, counted after the view was. Simultaneous calls for one topic share one count. */
  read(view: View, topic: TopicTerm): Promise<Facets>;
}

/** Keeps facets as long as the view is the latest, so that they are as old as all other counts of the catalogue. */
export function createTopicFacets(search: Pick<Search, 'facets'>): TopicFacets {
  const kept = new WeakMap<View, LRUCache<string, Facets, TopicTerm>>();

  function facetsOf(view: View): LRUCache<string, Facets, TopicTerm> {
    const known = kept.get(view);
    if (known !== undefined) return known;
    const facets = new LRUCache<string, Facets, TopicTerm>({
      max: MOST_TOPICS,
      fetchMethod: (_slug, _stale, { context }) => search.facets(context.members, TOPIC_COMPANIONS),
    });
    kept.set(view, facets);
    return facets;
  }

  return {
    async read(view, topic) {
      const facets = await facetsOf(view).fetch(topic.slug, { context: topic });
      if (facets === undefined) throw new Error('the facets were evicted before they were counted');
      return facets;
    },
  };
}
