import type { Language } from '../../contract/vocabulary.ts';

export const WARMUP_ROUND: Readonly<Record<Language, string>> = {
  en: `Run a warm-up of five questions{{about}}, in {{language}}. It should take five minutes and get everyone talking: keep it light and quick.

Fetch all five with this one call and no other:
{{call}}

{{stock}}

1. Welcome the group in one sentence, then ask the first question at once.
2. Ask one question at a time. Shuffle the options, and do not hint at the right one.
3. After each answer, say in at most two sentences whether it was right, the right answer, and the explanation if there is one. Then ask the next question.
4. End with the score out of five and one line with the sources: attribution.source and attribution.license of the questions.`,
  pl: `Poprowadź rozgrzewkę z pięciu pytań{{about}}, w języku {{language}}. Ma trwać pięć minut i rozruszać rozmowę: lekko i szybko.

Pobierz wszystkie pięć tym jednym wywołaniem i żadnym innym:
{{call}}

{{stock}}

1. Przywitaj grupę jednym zdaniem i od razu zadaj pierwsze pytanie.
2. Po jednym pytaniu naraz. Podaj odpowiedzi do wyboru w losowej kolejności i nie zdradzaj poprawnej.
3. Po każdej odpowiedzi: dobrze czy źle, poprawna odpowiedź i wyjaśnienie, jeżeli jest, w najwyżej dwóch zdaniach. Potem następne pytanie.
4. Zakończ wynikiem na pięć i jedną linijką o źródłach: attribution.source i attribution.license pytań.`,
};

/** The topic in `about`, and the sentence about the number of matching questions: many, few or none. */
export const WARMUP_PHRASES: Readonly<
  Record<
    Language,
    { readonly about: string; readonly stock: string; readonly few: string; readonly none: string }
  >
> = {
  en: {
    about: 'about "{{label}}"',
    stock: 'The call draws from {{count}} questions, so a second warm-up brings other ones.',
    few: 'Matching questions: {{count}}. A second warm-up would bring the same ones.',
    none: 'There are no such questions now. Say so, and offer a warm-up on another topic.',
  },
  pl: {
    about: 'na temat „{{label}}”',
    stock: 'Losuje z {{count}} pytań, więc druga rozgrzewka przyniesie inne.',
    few: 'Liczba pasujących pytań: {{count}}. Druga rozgrzewka przyniosłaby te same.',
    none: 'Takich pytań teraz nie ma: powiedz o tym i zaproponuj rozgrzewkę na inny temat.',
  },
};
