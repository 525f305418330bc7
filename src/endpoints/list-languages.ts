import { ListLanguagesInput, ListLanguagesOutput } from '../contract/catalogue-requests.ts';
import { languageName } from '../contract/languages.ts';
import { Language } from '../contract/vocabulary.ts';
import { defineOperation } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

export const listLanguages = defineOperation({
  summary: 'List the supported languages with their question counts',
  input: ListLanguagesInput,
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
