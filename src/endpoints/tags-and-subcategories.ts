import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { Language } from '../contract/vocabulary.ts';
import { labelIn } from '../store/taxonomy/labels.ts';
import { slugEntry, withPlayable, SlugEntry, EXAMPLE_TAG } from './catalogue-entries.ts';
import { describeSubject, notFound, named, described, Name, subjectExample } from './describe-subject.ts';
import {
  CATALOGUE_GET,
  KEYED_GET,
  toolName,
  ToolCursor,
  entryLinks,
  endpoint,
  type EndpointParts,
} from './endpoint.ts';
import { ListSlugsInput, ListSlugsOutput, LISTS_MAX_AGE, pageListing } from './page-listing.ts';

async function listSlugs(parts: EndpointParts, name: 'tags' | 'subcategories', input: ListSlugsInput) {
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
  ...CATALOGUE_GET,
  id: 'listTags',
  path: '/tags',
  summary: 'List the tags of the questions',
  description:
    'Lists tags, those of most questions first. `?q=RIV` finds `rivers`: case and accents are ignored.',
  returns: 'A page of tags.',
  example: { data: [EXAMPLE_TAG], meta: { count: 1, total: 1, language: 'en' }, _links: {} },
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
  ...CATALOGUE_GET,
  id: 'listSubcategories',
  path: '/subcategories',
  summary: 'List the subcategories of the questions',
  description: 'Lists subcategories, those of most questions first. `?q=` searches as in tags.',
  returns: 'A page of subcategories.',
  example: {
    data: [{ slug: 'hydrology', label: 'Hydrology', count: 398 }],
    meta: { count: 1, total: 1, language: 'en' },
    _links: {},
  },
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

/** Of a tag or a subcategory. */
export const SlugDetails = SlugEntry.extend(named);

export const GetTagOutput = z.object({ tag: SlugDetails, ...described });

export const GetSubcategoryOutput = z.object({ subcategory: SlugDetails, ...described });

type Kind = 'tag' | 'subcategory';

const NAMES = { tag: 'tags', subcategory: 'subcategories' } as const;

async function describeSlug(parts: EndpointParts, kind: Kind, slug: string, lang: Language) {
  const { view } = await parts.discovery.current(LISTS_MAX_AGE);
  const known = view.known[kind];
  if (!known.has(slug))
    throw notFound(`${kind}_not_found`, `There is no ${kind} "${slug}".`, known.nearest(slug));
  const members = { tags: [], subcategories: [], [NAMES[kind]]: [slug] };
  const name = view.terms[NAMES[kind]].get(slug) ?? { slug, label: {} };
  const { entry, described } = await describeSubject(parts, view, { kind, slug, members }, name, lang);
  return { entry: { slug, label: labelIn(name, lang), ...entry }, described };
}

export const getTag = endpoint({
  ...KEYED_GET,
  id: 'getTag',
  path: '/tags/:tag',
  tag: 'Catalogue',
  errors: ['tag_not_found'],
  summary: 'Get a tag with its facets and sample questions',
  description:
    'Returns a tag with counts by category, difficulty, language, source and region, tags that often come with it, and sample questions.',
  returns: 'The tag, its counts and sample questions.',
  example: subjectExample('tag', { slug: 'rivers', label: 'Rivers', count: 412 }),
  input: LangInput.extend({ tag: Name.describe('The slug.') }),
  output: GetTagOutput,
  async run(parts, { tag, lang }) {
    const { entry, described } = await describeSlug(parts, 'tag', tag, lang);
    return { tag: entry, ...described };
  },
});

export const getSubcategory = endpoint({
  ...KEYED_GET,
  id: 'getSubcategory',
  path: '/subcategories/:subcategory',
  tag: 'Catalogue',
  errors: ['subcategory_not_found'],
  summary: 'Get a subcategory with its facets and sample questions',
  description: 'Returns the same about a subcategory as `GET /tags/{tag}` about a tag.',
  returns: 'The subcategory, its counts and sample questions.',
  example: subjectExample('subcategory', { slug: 'hydrology', label: 'Hydrology', count: 412 }),
  input: LangInput.extend({ subcategory: Name.describe('The slug.') }),
  output: GetSubcategoryOutput,
  async run(parts, { subcategory, lang }) {
    const { entry, described } = await describeSlug(parts, 'subcategory', subcategory, lang);
    return { subcategory: entry, ...described };
  },
});
