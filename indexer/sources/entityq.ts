import { z } from 'zod';

import type { CategorySlug } from '../../src/contract/categories.ts';
import { defineSource, type RowPlace } from './adapter.ts';
import { openDraft, skippedRow, type Draft, type SkippedRow } from './draft.ts';
import { UPSTREAMS } from './licences.ts';
import { refineQuestion } from './refine-text.ts';
import { cleanAnswer, cleanText, sourceIdOf } from './text.ts';

const Row = z.object({
  question: z.string(),
  answers: z.array(z.string()),
  url: z.undefined().optional(),
  queries: z.undefined().optional(),
});

/** EntityQuestions: questions about facts, made from one template for each of 24 relations. */
export const entityq = defineSource({
  source: 'entityq',
  selects: (file) => /(?:^|\/)P\d+\.[^/]+\.json$/u.test(file) && !/(?:^|\/)one-off\//u.test(file),
  container: () => 'json_array',
  expected:
    'a JSON array of objects with "question" and "answers" (a list of texts), in a file named after its relation such as P36.train.json',
  row: Row,
  read,
  surveyed: true,
  revised: '2026-11-21',
});

function read({ question, answers }: z.infer<typeof Row>, { file }: RowPlace): Draft | SkippedRow {
  const { text, changed } = refineQuestion(cleanText(question), 'en', { alwaysAsks: true });
  const relation = relationOf(file, text);
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

interface Relation {
  readonly category: CategorySlug;
  /** The template of the relation's questions; null if another relation has the same one. */
  readonly asks: RegExp | null;
}

const relation = (category: CategorySlug, asks: RegExp | null): Relation => ({ category, asks });

/** Relations by their Wikidata property. */
const RELATIONS: Readonly<Record<string, Relation>> = {
  P17: relation('geography', /^which country is .+ located in$/iu),
  P19: relation('celebrities', /^where was .+ born$/iu),
  P20: relation('celebrities', /^where did .+ die$/iu),
  P26: relation('celebrities', /^who is .+ married to$/iu),
  P36: relation('geography', /^what is the capital of .+$/iu),
  P40: relation('celebrities', /^who is (?!the author of ).+['’]s child$/iu),
  P50: relation('books', /^who is the author of .+$/iu),
  P69: relation('celebrities', /^where was .+ educated$/iu),
  P106: relation('celebrities', /^what kind of work does .+ do$/iu),
  P112: relation('general-knowledge', /^who founded .+$/iu),
  P127: relation('general-knowledge', /^who owns .+$/iu),
  P131: relation('geography', null),
  P136: relation('music', /^what type of music does .+ play$/iu),
  P159: relation('geography', /^where is the headquarters? of .+$/iu),
  P170: relation('art', /^who was .+ created by$/iu),
  P175: relation('music', /^who performed .+$/iu),
  P176: relation('general-knowledge', /^which company is .+ produced by$/iu),
  P264: relation('music', /^what music label is .+ represented by$/iu),
  P276: relation('geography', null),
  P407: relation('books', /^which language was .+ written in$/iu),
  P413: relation('sports', /^what position does .+ play$/iu),
  P495: relation('film', /^which country was .+ created in$/iu),
  P740: relation('general-knowledge', /^where was .+ founded$/iu),
  P800: relation('celebrities', /^what is .+ famous for$/iu),
};

/** Files are named after their relations. */
const NAMED = /(?:^|\/)(P\d{1,6})[._-][^/]*$|(?:^|\/)(P\d{1,6})$/u;

/**
 * The relation of a question, by the name of its file, or else, as for standard input, by its template. Undefined if
 * neither shows it: two relations share a template.
 */
function relationOf(file: string, question: string): string | undefined {
  const [, dotted, bare] = NAMED.exec(file) ?? [];
  const asked = question.replace(/\s*\?$/u, '');
  return (
    dotted ??
    bare ??
    Object.keys(RELATIONS).find((property) => RELATIONS[property]?.asks?.test(asked) === true)
  );
}

/** Null for an unknown relation, which the upstream may have added. */
const categoryOf = (property: string): CategorySlug | null =>
  Object.hasOwn(RELATIONS, property) ? (RELATIONS[property]?.category ?? null) : null;
