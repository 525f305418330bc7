import type { Language } from '../../contract/vocabulary.ts';

/** Sent instead of the prompt when a topic is not found. `similar` lists topics that contain the word. */
export const UNKNOWN_TOPIC: Readonly<Record<Language, string>> = {
  en: `There is no curated topic called "{{topic}}". {{similar}}

1. {{search}}
2. If several topics fit, ask the user which one they mean.
3. Request the prompt {{prompt}} again with that slug as topic. If that is not possible, call {{bySlug}} with the slug to see its content, and fetch questions with {{random}}: {"topic": "<slug>", "lang": "{{lang}}", "amount": {{amount}}}, with the ids of earlier questions as exclude. If it returns too few, add "quality": "standard" or "type": "text_input", and say so.
4. If there is nothing on the theme, say so and offer the closest category from {{categories}}. Do not invent questions.`,
  pl: `Nie ma tematu „{{topic}}”. {{similar}}

1. {{search}}
2. Jeżeli może chodzić o kilka tematów, zapytaj użytkownika, o który.
3. Poproś o prompt {{prompt}} jeszcze raz, podając znaleziony slug jako topic. Jeżeli to niemożliwe, wywołaj {{bySlug}} z tym slugiem, aby zobaczyć, co jest, i pobierz pytania przez {{random}}: {"topic": "<slug>", "lang": "{{lang}}", "amount": {{amount}}}, podając id wcześniejszych pytań jako exclude. Gdy zwróci za mało, dodaj "quality": "standard" albo "type": "text_input" i powiedz o tym.
4. Jeżeli na ten temat nic nie ma, powiedz o tym i zaproponuj najbliższą kategorię z {{categories}}. Nie wymyślaj pytań.`,
};

interface SimilarTopics {
  readonly similar: string;
  /** The first step: how to find a topic. */
  readonly search: string;
}

/** The sentence about similar topics, and the one if there are none. */
export const SIMILAR_TOPICS: Readonly<
  Record<Language, { readonly some: SimilarTopics; readonly none: SimilarTopics }>
> = {
  en: {
    some: {
      similar: 'These topics contain the word: {{list}}.',
      search:
        'If the user means one of these topics, use its slug. Otherwise call {{topics}} with a shorter or more general word as q and its language as lang. If that finds nothing, call {{tags}} with the same word.',
    },
    none: {
      similar: 'No topic contains the word either.',
      search:
        'Call {{topics}} with a shorter or more general word as q and its language as lang. If that finds nothing, call {{tags}} with the same word.',
    },
  },
  pl: {
    some: {
      similar: 'To słowo zawierają: {{list}}.',
      search:
        'Jeżeli użytkownikowi chodzi o jeden z tych tematów, weź jego slug. W przeciwnym razie wywołaj {{topics}} z krótszym lub ogólniejszym słowem jako q i jego językiem jako lang; gdy nic nie znajdzie, {{tags}} z tym samym słowem.',
    },
    none: {
      similar: 'Żaden temat nie zawiera też tego słowa.',
      search:
        'Wywołaj {{topics}} z krótszym lub ogólniejszym słowem jako q i jego językiem jako lang; gdy nic nie znajdzie, {{tags}} z tym samym słowem.',
    },
  },
};
