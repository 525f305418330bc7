import { GetTranslationsInput, GetTranslationsOutput } from '../contract/history-requests.ts';
import { byLanguage, languageName } from '../contract/languages.ts';
import { Language } from '../contract/vocabulary.ts';
import { endpoint } from './endpoint.ts';

export const getTranslations = endpoint({
  id: 'getTranslations',
  method: 'GET',
  path: '/stats/translations',
  tag: 'Catalogue',
  auth: 'key',
  revalidates: true,
  errors: [],
  summary: 'Get how much of the catalogue is translated',
  description:
    'Returns for each language how many of its questions exist in the others, and how many translations are out of date.',
  returns: 'The languages with their translations.',
  input: GetTranslationsInput,
  output: GetTranslationsOutput,
  async run({ history }, { lang }) {
    const { history: counted, countedAt } = await history.read();
    const translated = new Map(
      counted.translated.map(([code, other, questions]) => [`${code} ${other}`, questions]),
    );
    const data = Language.options.map((code) => {
      const [, count, stale] = counted.languages.find(([language]) => language === code) ?? [code, 0, 0];
      const { [code]: _own, ...others } = byLanguage((other) => translated.get(`${code} ${other}`) ?? 0);
      return { code, name: languageName(code, lang), count, translated: others, stale };
    });
    return { data, meta: { count: data.length, generatedAt: countedAt.toISOString(), language: lang } };
  },
});
