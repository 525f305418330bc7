import type { GetTopicOutput } from '../../contract/subject-requests.ts';
import { Language } from '../../contract/vocabulary.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { NO_QUESTIONS } from '../texts/no-questions.ts';
import { LANGUAGE_NAMES } from '../texts/phrases.ts';
import { toolName } from '../tool.ts';

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
