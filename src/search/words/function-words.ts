import type { Language } from '../../contract/vocabulary.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Words that say little without others, in lower case without diacritics. A search for other words ignores them. */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(`
    a an and are as at be by did do does for from had has have how if in into is it its of on or that the their them
    then there these they this to was were what when where which who whose why will with`),
  pl: wordsOf(`
    a albo ale bo by byl byla bylo byly czy dla do gdzie i ich ile jak jaka jaki jakie jakiego jakiej jako jego jej
    jest kiedy kto ktora ktore ktorego ktorej ktory ktorych ktorym lub ma na nad o od oraz po pod przez przy sa sie
    ta tego tej ten to u w we z za ze`),
};
