import type { Language } from '../contract/vocabulary.ts';
import {
  GetSubcategoryInput,
  GetSubcategoryOutput,
  GetTagInput,
  GetTagOutput,
} from '../contract/subject-requests.ts';
import type { View } from '../discovery/view.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { endpoint, type OperationParts } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';
import { describeSubject } from './describe-subject.ts';
import { notFound } from './not-found.ts';

type Kind = 'tag' | 'subcategory';

const NAMES = { tag: 'tags', subcategory: 'subcategories' } as const;

function checkExists({ known }: View, kind: Kind, slug: string): void {
  if (known[kind].has(slug)) return;
  throw notFound(`${kind}_not_found`, `There is no ${kind} "${slug}".`, known[kind].nearest(slug));
}

async function describeSlug(parts: OperationParts, kind: Kind, slug: string, lang: Language) {
  const { view } = await parts.discovery.current(LISTS_MAX_AGE);
  checkExists(view, kind, slug);
  const members = { tags: [], subcategories: [], [NAMES[kind]]: [slug] };
  const name = view.terms[NAMES[kind]].get(slug) ?? { slug, label: {} };
  const { entry, described } = await describeSubject(parts, view, { kind, slug, members }, name, lang);
  return { entry: { slug, label: labelIn(name, lang), ...entry }, described };
}

export const getTag = endpoint({
  id: 'getTag',
  method: 'GET',
  path: '/tags/:tag',
  tag: 'Catalogue',
  auth: 'key',
  errors: ['tag_not_found'],
  summary: 'Get a tag with its facets and sample questions',
  description:
    'Returns a tag with counts by category, difficulty, language, source and region, tags that often come with it, and sample questions.',
  returns: 'The tag, its counts and sample questions.',
  input: GetTagInput,
  output: GetTagOutput,
  async run(parts, { tag, lang }) {
    const { entry, described } = await describeSlug(parts, 'tag', tag, lang);
    return { tag: entry, ...described };
  },
});

export const getSubcategory = endpoint({
  id: 'getSubcategory',
  method: 'GET',
  path: '/subcategories/:subcategory',
  tag: 'Catalogue',
  auth: 'key',
  errors: ['subcategory_not_found'],
  summary: 'Get a subcategory with its facets and sample questions',
  description: 'Returns the same about a subcategory as `GET /tags/{tag}` about a tag.',
  returns: 'The subcategory, its counts and sample questions.',
  input: GetSubcategoryInput,
  output: GetSubcategoryOutput,
  async run(parts, { subcategory, lang }) {
    const { entry, described } = await describeSlug(parts, 'subcategory', subcategory, lang);
    return { subcategory: entry, ...described };
  },
});
