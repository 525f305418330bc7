import { z } from 'zod';

import { CATEGORIES, CategorySlug } from '../contract/categories.ts';
import { LangInput } from '../contract/inputs.ts';
import { EntriesMeta } from '../contract/meta.ts';
import { nearestName } from '../contract/nearest-name.ts';
import { Slug } from '../contract/vocabulary.ts';
import { categoryId } from '../filters/table.ts';
import { labelIn } from '../store/taxonomy/labels.ts';
import { VisibleCount, PlayableCount, IncludePlayable } from './catalogue-entries.ts';
import { describeSubject, notFound, named, described, Name, subjectExample } from './describe-subject.ts';
import { CATALOGUE_GET, KEYED_GET, toolName, entryLinks, endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

export const CategoryEntry = z.object({
  id: z.int().min(1).max(24),
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
  opentdbId: z.int().min(9).max(32).nullable().describe('Id in the category scheme of the `opentdb` source.'),
  parentId: z.int().nullable(),
  count: VisibleCount,
  playable: PlayableCount,
});

export const ListCategoriesOutput = z.object({ data: z.array(CategoryEntry), meta: EntriesMeta });

export const listCategories = endpoint({
  ...CATALOGUE_GET,
  id: 'listCategories',
  path: '/categories',
  summary: 'List the 24 categories with their question counts',
  description:
    'Lists the 24 categories with the number of their questions. Requests also accept the category ids of OpenTDB.',
  returns: 'The categories.',
  example: {
    data: [{ id: 22, slug: 'geography', name: 'Geography', opentdbId: 22, parentId: null, count: 7320 }],
    meta: { count: 1, language: 'en' },
  },
  leadsTo: entryLinks('getCategory', 'category', 'category'),
  tool: {
    name: 'categories',
    title: 'List the categories',
    description: `Lists the 24 top-level categories with question counts. Use it to offer a choice of broad fields, or to map a field such as "history" to the category for ${toolName('random')} and ${toolName('list')}, which accept the id or the slug.`,
  },
  input: LangInput.extend({ include: IncludePlayable }),
  output: ListCategoriesOutput,
  async run(parts, input) {
    const [categories, { view }] = await Promise.all([
      parts.categories.read(),
      parts.discovery.current(LISTS_MAX_AGE),
    ]);
    const counts = new Map(view.overview.byCategory);
    const playable = view.playableCategories[input.lang];
    const data = [...categories.values()].map((category) => ({
      id: category.id,
      slug: category.slug,
      name: labelIn(category, input.lang),
      opentdbId: category.opentdb_id,
      parentId: category.parent_id,
      count: counts.get(String(category.id)) ?? 0,
      ...(input.include === undefined ? {} : { playable: playable.get(String(category.id)) ?? 0 }),
    }));
    return { data, meta: { count: data.length, language: input.lang } };
  },
});

export const CategoryDetails = CategoryEntry.extend(named);

export const GetCategoryOutput = z.object({ category: CategoryDetails, ...described });

const NUMBER = /^\d{1,2}$/;

function idOf(name: string): number {
  const slug = CategorySlug.safeParse(name);
  const id = categoryId(slug.success ? slug.data : NUMBER.test(name) ? Number(name) : 0);
  if (id !== undefined) return id;
  const slugs = CATEGORIES.map((category) => category.slug);
  throw notFound('category_not_found', `There is no category "${name}".`, nearestName(name, slugs));
}

export const getCategory = endpoint({
  ...KEYED_GET,
  id: 'getCategory',
  path: '/categories/:category',
  tag: 'Catalogue',
  errors: ['category_not_found'],
  summary: 'Get a category with its facets and sample questions',
  description:
    'Returns a category with counts by difficulty, language, source and region, its most frequent tags, and sample questions. It can be given by its slug, its id or its OpenTDB id.',
  returns: 'The category, its counts and sample questions.',
  example: subjectExample('category', {
    id: 22,
    slug: 'geography',
    name: 'Geography',
    opentdbId: 22,
    parentId: null,
    count: 412,
  }),
  input: LangInput.extend({
    category: Name.describe('The slug (recommended), the id or the OpenTDB id.'),
  }),
  output: GetCategoryOutput,
  async run(parts, input) {
    const id = idOf(input.category);
    const [{ view }, categories] = await Promise.all([
      parts.discovery.current(LISTS_MAX_AGE),
      parts.categories.read(),
    ]);
    const category = categories.get(id);
    if (category === undefined) throw new Error(`the database lacks the category ${id}`);
    const { slug } = category;
    const subject = { kind: 'category', slug, category: id } as const;
    const { entry, described } = await describeSubject(parts, view, subject, category, input.lang);
    return {
      category: {
        id,
        slug,
        name: labelIn(category, input.lang),
        opentdbId: category.opentdb_id,
        parentId: category.parent_id,
        ...entry,
      },
      ...described,
    };
  },
});
