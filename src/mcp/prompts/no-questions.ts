import type { GetTopicOutput } from '../../contract/subject-requests.ts';
import { Language } from '../../contract/vocabulary.ts';
import { toolName } from '../../endpoints/endpoint.ts';
import { LANGUAGE_NAMES } from './phrases.ts';
import { fillTemplate } from './prompt.ts';

/** Says that a topic has no questions in a language, and where it has some. */
export function noQuestionsText(
  { topic, facets }: Pick<GetTopicOutput, 'topic' | 'facets'>,
  lang: Language,
  prompt: string,
): string {
  const { text, elsewhere, nowhere } = NO_QUESTIONS[lang];
  const list = Language.options
    .filter((other) => other !== lang && facets.byLanguage[other] > 0)
    .map((other) => `${other} (${facets.byLanguage[other]})`)
    .join(', ');
  return fillTemplate(text, {
    label: topic.label,
    slug: topic.slug,
    language: LANGUAGE_NAMES[lang][lang],
    others: list === '' ? nowhere : fillTemplate(elsewhere, { list }),
    topics: toolName('topics'),
    prompt,
  });
}

/** Sent instead of a plan when the catalogue has no question on the topic in the language. */
const NO_QUESTIONS: Readonly<
  Record<Language, { readonly text: string; readonly elsewhere: string; readonly nowhere: string }>
> = {
  en: {
    text: `There are no such questions now: the topic "{{label}}" (topic {{slug}}) has none in {{language}}, of any type, level or quality. {{others}}

1. Say so. Do not invent questions, and do not fetch others before the user agrees.
2. Offer another topic: call {{topics}} with a word of the theme as q and the user's language as lang, and choose one with questions.
3. If the user agrees, request the prompt {{prompt}} again with what they have chosen.`,
    elsewhere: 'Its questions in other languages: {{list}}. You can offer those.',
    nowhere: 'It has none in another language either.',
  },
  pl: {
    text: `Takich pytań teraz nie ma: temat „{{label}}” (temat {{slug}}) nie ma żadnych w języku {{language}}, dowolnego rodzaju, poziomu i jakości. {{others}}

1. Powiedz o tym. Nie wymyślaj pytań i nie pobieraj innych bez pytania.
2. Zaproponuj inny temat: wywołaj {{topics}}, podając słowo z tej dziedziny jako q i język użytkownika jako lang, i wybierz temat, który ma pytania.
3. Jeżeli użytkownik się zgodzi, poproś o prompt {{prompt}} jeszcze raz, podając jego wybór.`,
    elsewhere: 'Jego pytania w innych językach: {{list}}. Możesz je zaproponować.',
    nowhere: 'W innych językach też nie ma żadnych.',
  },
};
