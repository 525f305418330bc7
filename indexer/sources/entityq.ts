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
 * Genres that are not music: the upstream also used the template `What type of music does … play?` for films and games,
 * which makes no sense.
 */
const NO_MUSIC =
  /\b(?:films?|television|tv|series|comedy|drama|fiction|horror|documentary|game|games|novel|novels|literature|poetry|anime|manga|fantasy|thriller|western|shooter|platform|strategy|puzzle|racing|adventure|simulation|sitcom|biography|essay|painting|portrait|satire|mystery|romance)\b/iu;

/** County seats are a separate kind: they are towns in few countries. */
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
    // Subjects are random articles of an encyclopaedia: few players know them.
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

/** EntityQuestions: questions about facts, made from one template for each of 24 relations. */
export const entityq: SourceAdapter<'entityq'> = {
  source: 'entityq',
  selects: (file) => /(?:^|\/)P\d+\.[^/]+\.json$/u.test(file) && !/(?:^|\/)one-off\//u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "question" and "answers" (a list of texts), in a file named after its relation such as P36.train.json',
  isRow: (value) => Row.safeParse(value).success,
  read: (row, place) => [read(row, place)],
  surveyed: true,
  revised: '2026-11-21',
};
