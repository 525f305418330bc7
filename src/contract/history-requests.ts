import { z } from 'zod';

import { CountedMeta } from './meta.ts';
import { LangInput } from './inputs.ts';
import { Language } from './vocabulary.ts';

const count = z.int().min(0);

export const GrowthMonth = z.object({
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .describe('Year and month (UTC).'),
  added: count.describe('Visible questions created in this month.'),
  total: count.describe('Visible questions created until the end of this month.'),
  bySource: z.record(z.string(), count).describe('Those of this month by source.'),
});

export const GetGrowthInput = LangInput;
export const GetGrowthOutput = z.object({
  data: z.array(GrowthMonth).describe('All months from the first question to the last, the earliest first.'),
  meta: CountedMeta,
});

export const TranslationCoverage = z.object({
  code: Language,
  name: z.string().describe('Localized by `lang`.'),
  count: count.describe('Visible questions in this language.'),
  translated: z.partialRecord(Language, count).describe('How many of them exist in the other languages.'),
  stale: count.describe('Translations whose originals have changed since.'),
});

export const GetTranslationsInput = LangInput;
export const GetTranslationsOutput = z.object({ data: z.array(TranslationCoverage), meta: CountedMeta });
