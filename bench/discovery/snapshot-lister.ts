import type { View } from '../../src/discovery/view.ts';
import { createCursors } from '../../src/endpoints/cursors.ts';
import { pageListing } from '../../src/endpoints/page-listing.ts';
import { LIMIT, type PageRequest, type TagLister } from './tag-lister.ts';

const cursors = createCursors(Buffer.from('the secret of this benchmark'));

async function pageView(view: View, { q, after }: PageRequest) {
  const latest = { view, generatedAt: new Date() };
  const discovery = {
    current: () => Promise.resolve(latest),
    latest: () => view,
    earlier: () => Promise.resolve(view),
  };
  return pageListing({ discovery, readCursors: () => Promise.resolve(cursors) }, 'tags', {
    listing: ({ tags }) => tags,
    q,
    lang: 'en',
    limit: LIMIT,
    cursor: after?.cursor,
  });
}

/** The lister of the service. */
export function snapshotLister(view: View): TagLister {
  return {
    name: 'snapshot in memory',
    async page(request) {
      const { entries, meta } = await pageView(view, request);
      return { slugs: entries.map(({ term }) => term.slug), total: meta.total };
    },
  };
}

/** The start of a page without a search, in the form that each lister needs. */
export async function placeBehind(view: View, pages: number): Promise<PageRequest> {
  let request: PageRequest = {};
  for (let page = 0; page < pages; page += 1) {
    const { entries, page: neighbours } = await pageView(view, request);
    const entry = entries.at(-1);
    if (entry === undefined || neighbours.next === undefined) throw new Error('there are too few tags');
    request = { after: { entry, cursor: neighbours.next } };
  }
  return request;
}
