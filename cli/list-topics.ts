import { createHash } from 'node:crypto';

import type { StarterQuestion } from '../catalogue/question-file.ts';
import { readQuestions } from '../catalogue/read-questions.ts';
import { type Topic, TOPICS } from '../catalogue/taxonomy/taxonomy.ts';

/** Questions of a topic that a reader looks at. */
const SAMPLE = 20;

/** Of which topic, how many questions it has, and some of them. */
export interface TopicSample {
  readonly slug: string;
  readonly label: string;
  readonly questions: number;
  readonly sample: readonly { readonly place: string; readonly text: string; readonly answer: string }[];
}

function isAbout({ kind, members }: Topic, { tags, subcategories }: StarterQuestion): boolean {
  const slugs = kind === 'tag' ? tags : subcategories;
  return members.some((member) => slugs.includes(member));
}

/**
 * Draws twenty questions of each topic, for a reader who judges whether they are about it.
 *
 * @param slugs of topics; all topics when empty
 * @param seed another seed draws other questions
 * @throws Error if a slug is not a topic
 */
export function listTopics(slugs: readonly string[], seed: string): TopicSample[] {
  const unknown = slugs.find((slug) => TOPICS.every((topic) => topic.slug !== slug));
  if (unknown !== undefined) throw new Error(`There is no topic "${unknown}" in catalogue/taxonomy/topics.`);
  const { questions } = readQuestions();
  const rank = (slug: string, key: string): string =>
    createHash('sha256').update(`${seed} ${slug} ${key}`).digest('hex');
  return TOPICS.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug)).map((topic) => {
    const about = questions.filter((question) => isAbout(topic, question));
    const sample = about
      .map((question) => ({ question, place: rank(topic.slug, question.key) }))
      .sort((a, b) => (a.place < b.place ? -1 : 1))
      .slice(0, SAMPLE)
      .flatMap(({ question: { category, key, en, pl } }) => {
        const wording = en ?? pl;
        return wording === undefined
          ? []
          : [{ place: `${category}/${key}`, text: wording.text, answer: wording.correct }];
      });
    return { slug: topic.slug, label: topic.label.en, questions: about.length, sample };
  });
}
