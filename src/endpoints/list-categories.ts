import { ListCategoriesInput, ListCategoriesOutput } from '../contract/catalogue-requests.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { defineOperation } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

export const listCategories = defineOperation({
  summary: 'List the 24 categories with their question counts',
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
