import type { Language } from '../../contract/vocabulary.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Words that say little without others, in lower case without diacritics. A search for other words ignores them, and
 * they do not count in the size of a text. Documents depend on them: see `PROJECTION_VERSION`.
 */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(`
    a about after also an and any are as at be been before being between both but by can could did do does during for
    from had has have he her him his how if in into is it its me my no nor not of on or our she should so some
    such than that the their them then there these they this those through to was we were what when where which while
    who whose why will with would you your`),
  pl: wordsOf(`
    a aby albo ale bez bo by byc byl byla bylo byly czego czemu czy czyj czyja czyje czyjego czyjej czym dla dlaczego do
    dokad gdy gdzie i ich ile iloma ilu im jak jaka jaki jakich jakie jakiego jakiej jakiemu jakim jakimi jako jego jej
    jemu jest kiedy kim kogo komu kto ktora ktore ktorego ktorej ktoremu ktory ktorych ktorym ktorymi lecz lub ma maja
    miala mialo mialy miedzy na nad nia nich nie nim nimi niz o od on ona one oni ono oraz po pod podczas przed przez
    przy sa sie skad sobie ta tego tej ten to tych tym tymi u w we z za zas ze`),
};
