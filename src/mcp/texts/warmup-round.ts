import type { Language } from '../../contract/vocabulary.ts';

export const WARMUP_ROUND: Readonly<Record<Language, string>> = {
  en: `Run a warm-up of five questions{{about}}, in {{language}}. It shall take five minutes and make everybody talk: keep it light and quick.

Fetch all five with this one call, and no other:
{{call}}

{{stock}}

1. Welcome the group in one sentence, then ask the first question at once.
2. One question at a time. Read the options in an order that you shuffle; do not hint at the right one.
3. After each answer: right or wrong, the right answer, the explanation where there is one, in at most two sentences. Then the next question.
4. End with the score out of five and one line on the sources: attribution.source and attribution.license of the questions.`,
  pl: `Poprowadź rozgrzewkę z pięciu pytań{{about}}, w języku {{language}}. Ma trwać pięć minut i rozruszać rozmowę: lekko i szybko.

Pobierz wszystkie pięć tym jednym wywołaniem i żadnym innym:
{{call}}

{{stock}}

1. Przywitaj grupę jednym zdaniem i od razu zadaj pierwsze pytanie.
2. Po jednym pytaniu naraz. Podaj odpowiedzi do wyboru w losowej kolejności i nie zdradzaj poprawnej.
3. Po każdej odpowiedzi: dobrze czy źle, poprawna odpowiedź i wyjaśnienie, jeżeli jest, w najwyżej dwóch zdaniach. Potem następne pytanie.
4. Zakończ wynikiem na pięć i jedną linijką o źródłach: attribution.source i attribution.license pytań.`,
};

/** `about` of the template with a topic, and how many questions the call draws from: many, few, or none at all. */
export const WARMUP_PHRASES: Readonly<
  Record<
    Language,
    { readonly about: string; readonly stock: string; readonly few: string; readonly none: string }
  >
> = {
  en: {
    about: 'about "{{label}}"',
    stock: 'It draws from {{count}} questions, so a second warm-up brings others.',
    few: 'Number of questions that match: {{count}}. A second warm-up would bring the same ones.',
    none: 'There are no such questions now: say so, and offer a warm-up on another topic.',
  },
  pl: {
    about: 'na temat „{{label}}”',
    stock: 'Losuje z {{count}} pytań, więc druga rozgrzewka przyniesie inne.',
    few: 'Liczba pasujących pytań: {{count}}. Druga rozgrzewka przyniosłaby te same.',
    none: 'Takich pytań teraz nie ma: powiedz o tym i zaproponuj rozgrzewkę na inny temat.',
  },
};
