import { toolName, ToolCursor, entryLinks } from './endpoint.ts';
import { ListSlugsInput, ListSlugsOutput, type SlugEntry } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { Counted } from '../discovery/listing.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { endpoint, type OperationParts } from './endpoint.ts';
import { pageListing } from './page-listing.ts';

/** An entry in discovery responses. */
export const slugEntry = ({ term, count }: Counted, language: Language): SlugEntry => ({
  slug: term.slug,
  label: labelIn(term, language),
  count,
});

/** Adds the number of questions that a request without further filters returns. */
export const withPlayable = <Entry extends object>(
  entry: Entry,
  { playable }: Counted,
  language: Language,
): Entry & { readonly playable: number } => ({ ...entry, playable: playable?.[language] ?? 0 });

/** Lists slugs of one kind. */
async function listSlugs(parts: OperationParts, name: 'tags' | 'subcategories', input: ListSlugsInput) {
  const { entries, meta, page } = await pageListing(parts, name, {
    ...input,
    listing: (view) => view[name],
  });
  const data = entries.map((counted) => {
    const entry = slugEntry(counted, input.lang);
    return input.include === undefined ? entry : withPlayable(entry, counted, input.lang);
  });
  return { data, meta, page };
}

export const listTags = endpoint({
  id: 'listTags',
  method: 'GET',
  path: '/tags',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'List the tags of the questions',
  description:
    'Lists tags, those of most questions first. `?q=RIV` finds `rivers`: case and accents are ignored.',
  returns: 'A page of tags.',
  leadsTo: entryLinks('getTag', 'tag', 'tags'),
  tool: {
    name: 'tags',
    title: 'Find tags',
    description: `Finds raw tags; tags with the most questions come first. Use it when no curated topic fits, or to narrow a topic further. Pass slugs as tags (all must match) or tags_any (one must match) to ${toolName('random')} and ${toolName('list')}. Prefer ${toolName('topics')}: topics group tags that belong together. A tag takes about 15 tokens, so set limit.`,
    input: ListSlugsInput.extend({ cursor: ToolCursor }),
  },
  input: ListSlugsInput,
  output: ListSlugsOutput,
  run: (parts, input) => listSlugs(parts, 'tags', input),
});

export const listSubcategories = endpoint({
  id: 'listSubcategories',
  method: 'GET',
  path: '/subcategories',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'List the subcategories of the questions',
  description: 'Lists subcategories, those of most questions first. `?q=` searches as in tags.',
  returns: 'A page of subcategories.',
  leadsTo: entryLinks('getSubcategory', 'subcategory', 'subcategory'),
  tool: {
    name: 'subcategories',
    title: 'Find subcategories',
    description: `Finds raw subcategories such as capitals; those with the most questions come first. Pass a slug as subcategory to ${toolName('random')} and ${toolName('list')}. Use it to split a category. For themes prefer ${toolName('topics')}.`,
    input: ListSlugsInput.extend({ cursor: ToolCursor }),
  },
  input: ListSlugsInput,
  output: ListSlugsOutput,
  run: (parts, input) => listSlugs(parts, 'subcategories', input),
});
