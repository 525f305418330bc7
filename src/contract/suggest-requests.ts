import { z } from 'zod';

import { IncludePlayable, PlayableCount, VisibleCount } from './catalogue-requests.ts';
import { MOST_SUGGESTIONS, SUGGESTED_BY_DEFAULT } from './limits.ts';
import { EntriesMeta } from './meta.ts';
import { LangInput } from './inputs.ts';
import { SearchText } from './text.ts';

/** What can be suggested. Of equally good matches, earlier kinds come first. */
export const SuggestionKind = z.enum(['category', 'topic', 'tag', 'subcategory', 'region']);
export type SuggestionKind = z.infer<typeof SuggestionKind>;

const KINDS = SuggestionKind.options.length;

/** From the best to the worst. */
export const SuggestionMatch = z.enum(['exact', 'prefix', 'word', 'part', 'similar']);
export type SuggestionMatch = z.infer<typeof SuggestionMatch>;

export const Suggestion = z.object({
  kind: SuggestionKind,
  value: z.string().describe('The slug; of regions the code. Filters take it.'),
  label: z.string().describe('Localized by `lang`.'),
  alias: z
    .string()
    .optional()
    .describe('The alias of a topic that matches, if neither its slug nor its label does.'),
  match: SuggestionMatch.describe(
    '`exact`: a name is the text. `prefix`: it begins with it. `word`: one of its words does. `part`: it contains the text, or all of its words. `similar`: it is within two typing errors.',
  ),
  count: VisibleCount,
  playable: PlayableCount,
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestNamesInput = LangInput.extend({
  q: SearchText.describe('What was typed so far. Case and diacritics are ignored.'),
  kinds: z
    .array(SuggestionKind)
    .min(1)
    .max(KINDS, `takes at most ${KINDS} values`)
    .optional()
    .describe('Only these kinds. By default all.'),
  limit: z.int().min(1).max(MOST_SUGGESTIONS).default(SUGGESTED_BY_DEFAULT).describe('Entries of each kind.'),
  include: IncludePlayable.describe(
    'Additional members. `playable` counts the questions of each entry that a request without further filters returns. Regions have none.',
  ),
});
export const SuggestNamesOutput = z.object({
  data: z.array(Suggestion).describe('The best matches first. Entries without questions are left out.'),
  meta: EntriesMeta,
});
