import { z } from 'zod';

import { DRAWN_BY_DEFAULT, LARGEST_PAGE, MOST_DRAWN } from './limits.ts';
import { Question } from './question.ts';
import { LangInput, QuestionFilters, UuidInput, UuidInputs } from './question-filters.ts';
import { Language } from './vocabulary.ts';

const Amount = z.int().min(1).max(MOST_DRAWN);

export const DrawInput = QuestionFilters.extend({
  amount: Amount.optional().describe(`How many questions; ${DRAWN_BY_DEFAULT} by default.`),
  limit: Amount.optional().describe('Another name of `amount`, heeded when `amount` is absent.'),
  exclude: UuidInputs.optional().describe('Ids to leave out.'),
});
export type DrawInput = z.infer<typeof DrawInput>;

export const DrawOutput = z.object({
  data: z.array(Question),
  meta: z.object({ count: z.int().describe('Questions in this answer.'), language: Language }),
});
export type DrawOutput = z.infer<typeof DrawOutput>;

export const CountMode = z.enum(['estimate', 'exact', 'none']);
export type CountMode = z.infer<typeof CountMode>;

/** A page's position: opaque, valid for the filters it was given with. */
export const Cursor = z.string().min(1).max(200);

export const ListInput = QuestionFilters.extend({
  cursor: Cursor.optional().describe('Page to show; follow `_links` rather than making one.'),
  limit: z.int().min(1).max(LARGEST_PAGE).default(20).describe('Page size.'),
  updated_since: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()])
    .optional()
    .describe('Only questions changed at or after this RFC 3339 time or date (UTC), oldest change first.'),
  count: CountMode.default('estimate').describe(
    '`exact` gives `meta.total`, `estimate` gives `meta.totalEstimate`.',
  ),
  ids: UuidInputs.optional().describe(
    'Batch look-up: these questions in this order, whatever their language, type and quality. Goes with `lang`, `quality`, `count` and `content_language` only.',
  ),
  content_language: Language.optional().describe(
    'With `ids`: map each along its translation chain to the record in this language; those without one are in `meta.missing`.',
  ),
});
export type ListInput = z.infer<typeof ListInput>;

export const ListOutput = z.object({
  data: z.array(Question),
  meta: z.object({
    count: z.int().describe('Questions on this page.'),
    total: z.int().optional().describe('All that match; with `count=exact`.'),
    totalEstimate: z
      .int()
      .optional()
      .describe('Exact for small sets, within 5 % for large ones; with `count=estimate`.'),
    countMode: CountMode.optional().describe('Echo of `count`.'),
    language: Language,
    missing: z
      .array(UuidInput)
      .optional()
      .describe('With `content_language`: ids without a record in that language.'),
  }),
  page: z.object({ next: Cursor.optional(), prev: Cursor.optional() }),
});
export type ListOutput = z.infer<typeof ListOutput>;

export const GetQuestionInput = LangInput.extend({ id: UuidInput });
export type GetQuestionInput = z.infer<typeof GetQuestionInput>;

export const GetQuestionOutput = z.object({
  data: Question.required({ quality: true }),
  meta: z.object({ language: Language }),
});
export type GetQuestionOutput = z.infer<typeof GetQuestionOutput>;
