import { ListLanguagesInput, ListLanguagesOutput } from '../contract/catalogue-requests.ts';
import { Language } from '../contract/vocabulary.ts';
import { defineOperation } from './operation.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

/** The name of each language in each language. */
const NAMES: Record<Language, Record<Language, string>> = {
  en: { en: 'English', pl: 'angielski' },
  pl: { en: 'Polish', pl: 'polski' },
};

export const listLanguages = defineOperation({
  summary: 'List the supported languages with their question counts',
  input: ListLanguagesInput,
  output: ListLanguagesOutput,
  async run(parts, input) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const data = Language.options.map((code) => ({
      code,
      name: NAMES[code][input.lang],
      nativeName: NAMES[code][code],
      count: view.overview.byLanguage[code],
    }));
    return { data, meta: { count: data.length, language: input.lang } };
  },
});
