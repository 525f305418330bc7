import { z } from 'zod';

/**
 * A curated topic: a name that people look for, and the raw tags or subcategories that it gathers. Only the shape is checked
 * here; what the names may be and whether they clash is told by `findTaxonomyFaults`, which names every fault at once.
 */
export const Topic = z.strictObject({
  slug: z.string().describe('Kebab-case, unique among topics; a tag may have the same.'),
  kind: z.enum(['tag', 'subcategory']).describe('What the members are.'),
  label: z.strictObject({ en: z.string(), pl: z.string() }),
  aliases: z.array(z.string()).describe('Other names by which it is found, in either language, lower case.'),
  members: z.array(z.string()).describe('Slugs of tags or of subcategories, as `kind` says; at least one.'),
});
export type Topic = z.infer<typeof Topic>;
