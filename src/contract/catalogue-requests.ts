import { z } from 'zod';

import { EntriesMeta } from './meta.ts';
import { LangInput } from './inputs.ts';
import { Language, Slug } from './vocabulary.ts';

/** The description of all discovery counts. */
export const VisibleCount = z.int().min(0).describe('Visible questions in all languages, types and tiers.');

/** The description of counts that are included on request. */
export const PlayableCount = z
  .int()
  .min(0)
  .optional()
  .describe(
    'Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`.',
  );

export const IncludePlayable = z
  .array(z.enum(['playable']))
  .min(1)
  .optional()
  .describe(
    'Additional members. `playable` counts the questions of each entry that a request without further filters returns, so that a menu offers no empty draw.',
  );

export const CategoryEntry = z.object({
  id: z.int().min(1).max(24),
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
  opentdbId: z.int().min(9).max(32).nullable().describe('Id in the category scheme of the `opentdb` source.'),
  parentId: z.int().nullable(),
  count: VisibleCount,
  playable: PlayableCount,
});
export type CategoryEntry = z.infer<typeof CategoryEntry>;

export const LanguageEntry = z.object({
  code: Language,
  name: z.string().describe('Localized by `lang`.'),
  nativeName: z.string(),
  count: VisibleCount,
});
export type LanguageEntry = z.infer<typeof LanguageEntry>;

export const ListCategoriesInput = LangInput.extend({ include: IncludePlayable });
export const ListCategoriesOutput = z.object({ data: z.array(CategoryEntry), meta: EntriesMeta });
export type ListCategoriesOutput = z.infer<typeof ListCategoriesOutput>;

export const ListLanguagesInput = LangInput;
export const ListLanguagesOutput = z.object({ data: z.array(LanguageEntry), meta: EntriesMeta });
export type ListLanguagesOutput = z.infer<typeof ListLanguagesOutput>;
