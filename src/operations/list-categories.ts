import { ListCategoriesInput, ListCategoriesOutput } from '../contract/catalogue-requests.ts';
import { defineOperation } from './operation.ts';

export const listCategories = defineOperation({
  summary: 'List the 24 categories',
  input: ListCategoriesInput,
  output: ListCategoriesOutput,
  async run(rooms, input) {
    const categories = await rooms.categories.read();
    const data = [...categories.values()].map((category) => ({
      id: category.id,
      slug: category.slug,
      name: category[`label_${input.lang}`],
      opentdbId: category.opentdb_id,
      parentId: category.parent_id,
    }));
    return { data, meta: { count: data.length, language: input.lang } };
  },
});
