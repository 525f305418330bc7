import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { EntriesMeta } from '../contract/meta.ts';
import { languageName, Language } from '../contract/vocabulary.ts';
import { VisibleCount } from './catalogue-entries.ts';
import { CATALOGUE_GET, endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

export const LanguageEntry = z.object({
  code: Language,
  name: z.string().describe('Localized by `lang`.'),
  nativeName: z.string(),
  count: VisibleCount,
});

export const ListLanguagesOutput = z.object({ data: z.array(LanguageEntry), meta: EntriesMeta });

export const listLanguages = endpoint({
  ...CATALOGUE_GET,
  id: 'listLanguages',
  path: '/languages',
  summary: 'List the supported languages with their question counts',
  description: 'Lists the languages of questions and labels.',
  returns: 'The languages.',
  example: {
    data: [{ code: 'pl', name: 'Polish', nativeName: 'polski', count: 1840 }],
    meta: { count: 1, language: 'en' },
  },
  tool: {
    name: 'languages',
    title: 'List the languages',
    description: `Lists the languages of the questions, with question counts. Use it before you promise questions in a language: there are no others, and an unsupported lang is an error.`,
  },
  input: LangInput,
  output: ListLanguagesOutput,
  async run(parts, input) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const data = Language.options.map((code) => ({
      code,
      name: languageName(code, input.lang),
      nativeName: languageName(code, code),
      count: view.overview.byLanguage[code] ?? 0,
    }));
    return { data, meta: { count: data.length, language: input.lang } };
  },
});
