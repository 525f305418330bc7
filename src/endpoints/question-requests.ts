import { z } from 'zod';

import { Cursor, LangInput, Moment, UuidInput, UuidInputs } from '../contract/inputs.ts';
import {
  DRAWN_BY_DEFAULT,
  LARGEST_PAGE,
  LISTED_BY_DEFAULT,
  LONGEST_SEED,
  MOST_DRAWN,
} from '../contract/limits.ts';
import { LanguageMeta } from '../contract/meta.ts';
import { QuestionShape, Question } from '../contract/question.ts';
import { DEFAULT_QUALITY, Language, QualityFilter } from '../contract/vocabulary.ts';
import { Warnings } from '../contract/warning.ts';
import { QuestionFilters } from '../filters/search-filter.ts';

const Amount = z.int().min(1).max(MOST_DRAWN);

/** Without characters that need escaping in a URL. */
const Seed = z
  .string()
  .min(1)
  .max(LONGEST_SEED)
  .regex(/^[A-Za-z0-9._:-]*$/, 'may have letters, digits, ".", "_", ":" and "-"');

export const DrawInput = QuestionFilters.extend({
  amount: Amount.optional().describe('Number of questions.').meta({ default: DRAWN_BY_DEFAULT }),
  limit: Amount.optional().describe(
    'Alias of `amount`; ignored when `amount` has another value than its default.',
  ),
  exclude: UuidInputs.optional().describe('Ids of questions to exclude.'),
  seed: Seed.optional().describe(
    'Any text, such as a date or the id of a game. The same seed, filters and catalogue give everyone the same questions in the same order. With a larger `amount`, more follow; questions in `exclude` are replaced by the next ones. Without a seed, a draw cannot be repeated.',
  ),
  ...QuestionShape.shape,
});
export type DrawInput = z.infer<typeof DrawInput>;

export const DrawOutput = z.object({
  data: z.array(Question),
  meta: z.object({
    count: z.int().describe('Questions in this response.'),
    matching: z
      .int()
      .min(0)
      .describe(
        'Questions that match the filters, when they were last searched for: up to a minute ago. Estimated above 50,000. It may leave out the questions in `exclude`.',
      ),
    language: Language,
    seed: Seed.optional().describe('The seed of the draw. A draw without `seed` has none.'),
    warnings: Warnings,
  }),
});
export type DrawOutput = z.infer<typeof DrawOutput>;

export const CountMode = z.enum(['estimate', 'exact', 'none']);

export const ListOrder = z.enum(['newest', 'shuffled']);

/** Parsed input has no defaults for `quality` and `limit`, which do not apply to `ids`. */
export const ListInput = QuestionFilters.extend({
  quality: QualityFilter.optional()
    .describe(QuestionFilters.shape.quality.description ?? '')
    .meta({ default: DEFAULT_QUALITY }),
  cursor: Cursor.optional().describe('Page cursor. Follow `_links` instead of constructing it.'),
  limit: z
    .int()
    .min(0)
    .max(LARGEST_PAGE)
    .optional()
    .describe('Page size. With 0, the response has the counts in `meta` only.')
    .meta({ default: LISTED_BY_DEFAULT }),
  order: ListOrder.optional().describe(
    '`newest` is the default without `q`. `shuffled` pages through all matching questions in random order, each once.',
  ),
  seed: Seed.optional().describe(
    'With `order=shuffled`: any text that determines the order. Without it, the first page chooses one; the cursor contains it.',
  ),
  updated_since: Moment.optional().describe(
    'Questions changed at or after this RFC 3339 date-time or date (UTC), oldest change first.',
  ),
  count: CountMode.default('estimate').describe(
    '`exact` returns `meta.total`, `estimate` returns `meta.totalEstimate`.',
  ),
  ids: UuidInputs.optional().describe(
    'Batch lookup: these questions in this order, in any language, type and quality. Combine it only with `lang`, `count`, `content_language`, `fields`, `include`, `quality=all` and a `limit` that is not smaller. Defaults count as absent.',
  ),
  content_language: Language.optional().describe(
    'With `ids`: returns each question in this language instead. Ids without a translation are listed in `meta.missing`.',
  ),
  ...QuestionShape.shape,
});
export type ListInput = z.infer<typeof ListInput>;

export const ListOutput = z.object({
  data: z.array(Question),
  meta: z.object({
    count: z.int().describe('Questions on this page.'),
    total: z.int().optional().describe('All matching questions; with `count=exact`.'),
    totalEstimate: z
      .int()
      .optional()
      .describe(
        'Estimated number of matching questions: exact for small sets, within 5 % for large ones; with `count=estimate`.',
      ),
    countMode: CountMode.optional().describe('The value of `count`.'),
    language: Language,
    seed: Seed.optional().describe('With `order=shuffled`: the seed of the order.'),
    missing: z
      .array(UuidInput)
      .optional()
      .describe('With `content_language`: ids without a translation in that language.'),
    warnings: Warnings,
  }),
  page: z.object({ next: Cursor.optional(), prev: Cursor.optional() }),
});
export type ListOutput = z.infer<typeof ListOutput>;

export const GetQuestionInput = LangInput.extend({
  id: UuidInput.describe('The id of a question.'),
  ...QuestionShape.shape,
});
export type GetQuestionInput = z.infer<typeof GetQuestionInput>;

export const GetQuestionOutput = z.object({
  data: Question.required({ quality: true }),
  meta: LanguageMeta,
});
export type GetQuestionOutput = z.infer<typeof GetQuestionOutput>;
