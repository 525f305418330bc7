import { z } from 'zod';

/**
 * A curated topic: a name that users search for, and the raw tags or subcategories that it includes. Only the shape is
 * checked here; `findTaxonomyErrors` checks names and clashes, and reports all errors at once.
 */
export const Topic = z.strictObject({
  slug: z.string().describe('Kebab-case, unique among topics; a tag may have the same slug.'),
  kind: z.enum(['tag', 'subcategory']).describe('The kind of the members.'),
  label: z.strictObject({ en: z.string(), pl: z.string() }),
  aliases: z.array(z.string()).describe('Other names that find it, in any language, in lower case.'),
  members: z.array(z.string()).describe('Slugs of tags or subcategories, depending on `kind`; at least one.'),
});
export type Topic = z.infer<typeof Topic>;
