import { createHash } from 'node:crypto';

import { starterCatalogue } from '../catalogue/starter.ts';
import type { Topic } from '../catalogue/taxonomy/taxonomy.ts';
import type { QuestionRecord } from '../src/contract/record.ts';

/** Questions of a topic that a reader looks at. */
const SAMPLE = 20;

/** A topic with the number of its questions, and some of them. */
export interface TopicSample {
  readonly slug: string;
  readonly label: string;
  readonly questions: number;
  readonly sample: readonly Pick<QuestionRecord, 'sourceId' | 'text' | 'correctAnswer'>[];
}

const isAbout = ({ kind, members }: Topic, { tags, subcategories }: QuestionRecord): boolean =>
  (kind === 'tag' ? tags : subcategories).some((slug) => members.includes(slug));

/**
 * Draws twenty starter questions of each topic, for a reader who judges whether they are about it. A question in two
 * languages counts once.
 *
 * @param day - the current day, `YYYY-MM-DD`
 * @param seed - another seed draws other questions
 */
export function listTopics(topics: readonly Topic[], day: string, seed: string): TopicSample[] {
  const originals = starterCatalogue(day).filter(({ translationOf }) => translationOf === null);
  return topics.map((topic) => {
    const rank = ({ sourceId }: QuestionRecord): string =>
      createHash('sha256').update(`${seed} ${topic.slug} ${sourceId}`).digest('hex');
    const about = originals.filter((record) => isAbout(topic, record));
    const sample = about
      .map((record) => ({ record, place: rank(record) }))
      .sort((a, b) => a.place.localeCompare(b.place))
      .slice(0, SAMPLE)
      .map(({ record: { sourceId, text, correctAnswer } }) => ({ sourceId, text, correctAnswer }));
    return { slug: topic.slug, label: topic.label.en, questions: about.length, sample };
  });
}
