import { type TopicEntry, type GetTopicOutput, listTopics, getTopic } from '../../endpoints/topics.ts';
import { LONGEST_SEARCH, MOST_ENTRIES } from '../../contract/limits.ts';
import { Language } from '../../contract/vocabulary.ts';
import { toolName } from '../../endpoints/endpoint.ts';
import { ServiceError } from '../../errors.ts';
import type { McpContext } from '../tools.ts';
import { fillTemplate, LANGUAGE_NAMES } from './prompt.ts';

/** A topic with its details, or a text that explains how to find one. */
type ResolvedTopic =
  | { readonly topic: GetTopicOutput; readonly text?: undefined }
  | { readonly text: string };

interface TopicRequest {
  readonly topic: string;
  readonly lang: Language;
  /** The prompt that asks, for the text about an unknown topic. */
  readonly prompt: string;
  readonly amount: number;
}

/** Finds a topic by slug, alias or label, in any language. */
export async function resolveTopic(context: McpContext, request: TopicRequest): Promise<ResolvedTopic> {
  const { lang } = request;
  const name = request.topic.trim();
  const exact =
    (await readTopic(context, name, lang)) ?? (await readTopic(context, name.replaceAll(' ', '-'), lang));
  if (exact !== undefined) return { topic: exact };

  const { entries } = await findTopics(context, name, lang);
  const sameLabel = entries.find(({ label }) => sameName(label, name));
  const found = sameLabel === undefined ? undefined : await readTopic(context, sameLabel.slug, lang);
  if (found !== undefined) return { topic: found };

  return { text: unknownTopicText(request, entries) };
}

async function readTopic(
  { parts, caller }: McpContext,
  slug: string,
  lang: Language,
): Promise<GetTopicOutput | undefined> {
  try {
    return await getTopic.run(parts, { slug, lang }, caller);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'topic_not_found') return undefined;
    throw error;
  }
}

const sameName = (left: string, right: string): boolean =>
  left.localeCompare(right, undefined, { sensitivity: 'base' }) === 0;

/** Topics with a text in one of their names. Matches in the requested language come first. */
interface FoundTopics {
  /** A topic that matches in several languages is listed once per language, with its label. */
  readonly entries: readonly TopicEntry[];
  /** A lower bound of the number of topics. */
  readonly total: number;
}

/**
 * Searches in every language: `listTopics` searches the labels of one language, but users name a theme in their own.
 *
 * @param text - of any length; empty text finds every topic
 */
export async function findTopics(
  { parts, caller }: McpContext,
  text: string,
  lang: Language,
): Promise<FoundTopics> {
  const q = text.slice(0, LONGEST_SEARCH);
  const languages = q === '' ? [lang] : [lang, ...Language.options.filter((other) => other !== lang)];
  const pages = await Promise.all(
    languages.map((language) =>
      listTopics.run(parts, { lang: language, limit: MOST_ENTRIES, ...(q === '' ? {} : { q }) }, caller),
    ),
  );
  const entries = pages.flatMap(({ data }) => data);
  const largest = Math.max(...pages.map(({ meta }) => meta.total));
  return { entries, total: Math.max(largest, new Set(entries.map(({ slug }) => slug)).size) };
}

/** Similar topics that are suggested when none has the requested name. */
const MOST_SIMILAR = 8;

/** Explains how to find a topic; `entries` contain the requested name. */
function unknownTopicText(
  { topic, lang, prompt, amount }: TopicRequest,
  entries: readonly TopicEntry[],
): string {
  const list = entries
    .filter(({ slug }, index) => entries.findIndex((entry) => entry.slug === slug) === index)
    .slice(0, MOST_SIMILAR)
    .map(({ slug, label, count }) => `${slug} (${label}, ${count})`)
    .join(', ');
  const { similar, search } = SIMILAR_TOPICS[lang][list === '' ? 'none' : 'some'];
  const tools = { topics: toolName('topics'), tags: toolName('tags') };
  return fillTemplate(UNKNOWN_TOPIC[lang], {
    topic: topic.trim(),
    lang,
    prompt,
    amount,
    similar: fillTemplate(similar, { list }),
    search: fillTemplate(search, tools),
    bySlug: toolName('topic_by_slug'),
    random: toolName('random'),
    categories: toolName('categories'),
  });
}

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

/** The sentence about similar topics, and the one if there are none; and the first step, how to find a topic. */
export const SIMILAR_TOPICS = {
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
} satisfies Record<Language, unknown>;

/** Sent instead of a plan when the catalogue has no question on the topic in the language. */
const NO_QUESTIONS = {
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
} satisfies Record<Language, unknown>;
