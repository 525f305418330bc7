import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import type { Draft, RowPlace, SkippedRow, SourceAdapter } from './adapter.ts';
import { cleanAnswer, cleanText } from './clean-text.ts';
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

/** A file is named after the property of Wikidata whose facts it asks for. */
const RELATION = /(?:^|\/)(P\d{1,6})[._-][^/]*$|(?:^|\/)(P\d{1,6})$/u;

const CATEGORIES: Readonly<Record<string, CategorySlug>> = {
  P17: 'geography',
  P19: 'celebrities',
  P20: 'celebrities',
  P26: 'celebrities',
  P36: 'geography',
  P40: 'celebrities',
  P50: 'books',
  P69: 'celebrities',
  P106: 'celebrities',
  P112: 'general-knowledge',
  P127: 'general-knowledge',
  P131: 'geography',
  P136: 'music',
  P159: 'geography',
  P170: 'art',
  P175: 'music',
  P176: 'general-knowledge',
  P264: 'music',
  P276: 'geography',
  P407: 'books',
  P413: 'sports',
  P495: 'film',
  P740: 'general-knowledge',
  P800: 'celebrities',
};

/**
 * Genres of other things than music: the template `What type of music does … play?` was filled in for films and games as well,
 * which makes no sense.
 */
const NO_MUSIC =
  /\b(?:films?|television|tv|series|comedy|drama|fiction|horror|documentary|game|games|novel|novels|literature|poetry|anime|manga|fantasy|thriller|western|shooter|platform|strategy|puzzle|racing|adventure|simulation|sitcom|biography|essay|painting|portrait|satire|mystery|romance)\b/iu;

function relationOf(file: string): string | undefined {
  const [, dotted, bare] = RELATION.exec(file) ?? [];
  return dotted ?? bare;
}

/** Seats of counties are towns of few countries, so that they had better stand among themselves. */
function kindOf(relation: string, text: string): string {
  const area = relation === 'P36' ? /\b(?:County|District|Province)\b/u.exec(text)?.[0] : undefined;
  return area === undefined ? relation : `${relation} ${area}`;
}

function read(row: unknown, place: RowPlace): Draft | SkippedRow {
  const relation = relationOf(place.file);
  if (relation === undefined) return skippedRow('wrong_shape', 'file name without relation');
  const parsed = Row.safeParse(row);
  if (!parsed.success) return wrongShape(parsed.error);
  const { question, answers } = parsed.data;
  const { text, changed } = refineQuestion(cleanText(question), 'en', { alwaysAsks: true });
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
    category: CATEGORIES[relation] ?? null,
    modifications: changed ? ['refined_text'] : [],
    extensions: { relation },
    answerKind: kindOf(relation, text),
  });
}

/** EntityQuestions: one question for a fact, made from a template for each of 24 relations. */
export const entityq: SourceAdapter = {
  source: 'entityq',
  selects: (file) => /(?:^|\/)P\d+\.[^/]+\.json$/u.test(file) && !/(?:^|\/)one-off\//u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "question" and "answers" (a list of texts), in a file named after its relation such as P36.train.json',
  isRow: (value) => Row.safeParse(value).success,
  read: (row, place) => [read(row, place)],
  revised: '2026-11-21',
};
