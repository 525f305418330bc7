import { toolName, entryLinks } from './endpoint.ts';
import { ListCategoriesInput, ListCategoriesOutput } from '../contract/catalogue-requests.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

export const listCategories = endpoint({
  id: 'listCategories',
  method: 'GET',
  path: '/categories',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'List the 24 categories with their question counts',
  description:
    'Lists the 24 categories with the number of their questions. Requests also accept the category ids of OpenTDB.',
  returns: 'The categories.',
  leadsTo: entryLinks('getCategory', 'category', 'category'),
  tool: {
    name: 'categories',
    title: 'List the categories',
    description: `Lists the 24 top-level categories with question counts. Use it to offer a choice of broad fields, or to map a field such as "history" to the category for ${toolName('random')} and ${toolName('list')}, which accept the id or the slug.`,
  },
  input: ListCategoriesInput,
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
