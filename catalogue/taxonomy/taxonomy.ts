import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

import { STARTER_LANGUAGES } from '../languages.ts';

/** A name in each language of the starter catalogue. */
const Labels = z.strictObject(
  Object.fromEntries(STARTER_LANGUAGES.map((language) => [language, z.string()])) as Record<
    (typeof STARTER_LANGUAGES)[number],
    z.ZodString
  >,
);

/** A region code with its kind and names. */
const Region = z.strictObject({ code: z.string(), kind: z.enum(['country', 'cultural']), label: Labels });

/**
 * A curated topic: a name that users search for, and the tags or subcategories that it includes. Only the shape is checked
 * here; `findTaxonomyErrors` checks names and clashes, and reports all errors at once.
 */
export const Topic = z.strictObject({
  slug: z.string().describe('Kebab-case, unique among topics; a tag may have the same slug.'),
  kind: z.enum(['tag', 'subcategory']).describe('The kind of the members.'),
  label: Labels,
  aliases: z.array(z.string()).describe('Other names that find it, in any language, in lower case.'),
  members: z.array(z.string()).describe('Slugs of tags or subcategories, depending on `kind`; at least one.'),
});
export type Topic = z.infer<typeof Topic>;

function read<Shape>(file: string, shape: z.ZodType<Shape>): Shape {
  const parsed = shape.safeParse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (!parsed.success) throw new Error(`catalogue/taxonomy/${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** All tags with labels, by slug. Other tags of imported records get labels derived from their slugs. */
export const TAGS = read('tags.json', z.record(z.string(), Labels));

/** All subcategories with labels, by slug. */
export const SUBCATEGORIES = read('subcategories.json', z.record(z.string(), Labels));

/**
 * All region codes of records: ISO 3166-1 alpha-2 in lower case with the names of Unicode CLDR 48 (Hong Kong and Macao with
 * their short ones), then two unions and two former states, then cultural groups. ICU calls `yu` Serbia and `su` Russia, so
 * those names are our own.
 */
export const REGIONS = read('regions.json', z.array(Region));

/** All curated topics, in the order of the files and their lines. */
export const TOPICS = readdirSync(new URL('topics/', import.meta.url))
  .sort()
  .flatMap((file) => read(`topics/${file}`, z.array(Topic)));
