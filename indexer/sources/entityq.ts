import { z } from 'zod';

import type { Draft, RowPlace, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
import { categoryOf, relationOf } from './entityq-relations.ts';
import { UPSTREAMS } from './licences.ts';
import { openDraft } from './open-draft.ts';
import { refineQuestion } from './refine-text.ts';
import { skippedRow, wrongShape } from './skipped-row.ts';
import { sourceIdOf } from './source-id.ts';

const Row = z.object({
  question: z.string(),
  answers: z.array(z.string()),
  url: z.undefined().optional(),
  queries: z.undefined().optional(),
});

/**
 * Genres of other things than music: the template `What type of music does … play?` was filled in for films and games as well,
 * which makes no sense.
 */
const NO_MUSIC =
  /\b(?:films?|television|tv|series|comedy|drama|fiction|horror|documentary|game|games|novel|novels|literature|poetry|anime|manga|fantasy|thriller|western|shooter|platform|strategy|puzzle|racing|adventure|simulation|sitcom|biography|essay|painting|portrait|satire|mystery|romance)\b/iu;

/** Seats of counties are towns of few countries, so that they had better stand among themselves. */
function kindOf(relation: string, text: string): string {
  const area = relation === 'P36' ? /\b(?:County|District|Province)\b/u.exec(text)?.[0] : undefined;
  return area === undefined ? relation : `${relation} ${area}`;
}

function read(row: unknown, place: RowPlace): Draft | SkippedRow {
  const parsed = Row.safeParse(row);
  if (!parsed.success) return wrongShape(parsed.error);
  const { question, answers } = parsed.data;
  const { text, changed } = refineQuestion(cleanText(question), 'en', { alwaysAsks: true });
  const relation = relationOf(place.file, text);
  if (relation === undefined) return skippedRow('wrong_shape', 'file name without relation');
  const clean = answers.map(cleanAnswer).filter((answer) => answer !== '');
  const [correct, ...others] = clean;
  if (correct === undefined) return skippedRow('no_answer_given', 'answers');
  const senseless = relation === 'P136' && NO_MUSIC.test(correct);
  return openDraft({
    sourceId: `${relation}:${sourceIdOf(question, '')}`,
    language: 'en',
    text,
    correctAnswer: correct,
    acceptedAnswers: others,
    // Subjects were picked at random from an encyclopaedia: few players will have heard of them.
    difficulty: 'hard',
    quality: 'standard',
    flags: senseless ? ['clumsy_wording'] : [],
    category: categoryOf(relation),
    url: UPSTREAMS.entityq.homepage,
    modifications: changed ? ['refined_text'] : [],
    extensions: { relation },
    answerKind: kindOf(relation, text),
  });
}

/** EntityQuestions: one question for a fact, made from a template for each of 24 relations. */
export const entityq: SourceAdapter<'entityq'> = {
  source: 'entityq',
  selects: (file) => /(?:^|\/)P\d+\.[^/]+\.json$/u.test(file) && !/(?:^|\/)one-off\//u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "question" and "answers" (a list of texts), in a file named after its relation such as P36.train.json',
  isRow: (value) => Row.safeParse(value).success,
  read: (row, place) => [read(row, place)],
  revised: '2026-11-21',
};
