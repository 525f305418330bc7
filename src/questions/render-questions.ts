import { MOST_PAGE_BYTES } from '../contract/limits.ts';
import {
  PreparedPart,
  PreparedQuestion,
  type Question,
  type Translation,
  type QuestionShape,
} from '../contract/question.ts';
import { Language, type ShownQuality } from '../contract/vocabulary.ts';
import type { FilteredFields } from '../filters/row.ts';
import type { Database } from '../store/database.ts';
import { findSiblings, type QuestionRow } from '../store/questions/questions.ts';
import {
  type CategoryCache,
  type StoredCategory,
  type LabelCache,
  labelIn,
} from '../store/taxonomy/labels.ts';

/** A visible question, with its JSON in the languages of labels that were requested. */
export interface StoredQuestion {
  readonly id: string;
  readonly seq: number;
  readonly rev: number;
  readonly quality: ShownQuality;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Compared with the filter before the question is shown. */
  readonly fields: FilteredFields;
  /** The bytes of its JSON without the member `quality`, by language of labels. */
  readonly json: Partial<Record<Language, string>>;
}

/** Where the labels of questions come from. */
export interface LabelParts {
  readonly categories: CategoryCache;
  readonly labels: LabelCache;
}

/** Turns rows into JSON with labels in one language. */
export async function renderQuestions(
  { categories, labels }: LabelParts,
  rows: readonly QuestionRow[],
  language: Language,
): Promise<StoredQuestion[]> {
  const tags = rows.flatMap((row) => row.tags);
  const subcategories = rows.flatMap((row) => row.subcategories);
  const shown: Labelling = {
    language,
    categories: await categories.read(),
    tags: await labels.read('tag', tags, language),
    subcategories: await labels.read('subcategory', subcategories, language),
  };
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    rev: row.rev,
    quality: row.quality === 'needs_review' ? 'needs_review' : 'high',
    updatedAt: row.updated_at,
    fields: filteredFields(row),
    json: { [language]: byteString(JSON.stringify(present(row, shown))) },
  }));
}

const NOT_ASCII = /[\u0080-\uffff]/;

/** The UTF-8 bytes of a text as a string with one character per byte. */
export const byteString = (text: string): string =>
  NOT_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;

type Labels = ReadonlyMap<string, string>;

const labelled = (slugs: readonly string[], labels: Labels): Question['tags'] =>
  slugs.map((slug) => ({ slug, label: labels.get(slug) ?? slug }));

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

interface Labelling {
  readonly language: Language;
  readonly categories: ReadonlyMap<number, StoredCategory>;
  readonly tags: Labels;
  readonly subcategories: Labels;
}

function present(row: QuestionRow, { language, categories, tags, subcategories }: Labelling): Question {
  const category = categories.get(row.category_id);
  if (category === undefined)
    throw new Error(`question ${row.id} has the unknown category ${row.category_id}`);
  return {
    id: row.id,
    text: row.text,
    correctAnswer: row.correct_answer,
    incorrectAnswers: row.incorrect_answers,
    type: row.type,
    difficulty: row.difficulty,
    language: row.language,
    category: { id: category.id, slug: category.slug, name: labelIn(category, language) },
    subcategories: labelled(row.subcategories, subcategories),
    tags: labelled(row.tags, tags),
    regions: row.regions,
    attribution: {
      author: row.author,
      source: row.source,
      license: row.license,
      licenseVersion: row.license_version,
      licenseUrl: row.license_url,
      sourceId: row.source_id,
      url: row.upstream_url,
      modifications: row.modifications,
      lastModified: isoTime(row.modified_at),
    },
    translationOf: row.translation_of,
    rootQuestionId: row.root_question_id,
    translator: row.translator,
    explanation: row.explanation,
    extensions: { ...row.extensions, subcategories: row.subcategories },
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

const filteredFields = (row: QuestionRow): FilteredFields => ({
  language: row.language,
  type: row.type,
  difficulty: row.difficulty,
  quality: row.quality,
  category: row.category_id,
  subcategories: row.subcategories,
  tags: row.tags,
  regions: row.regions,
  source: row.source,
  license: row.license,
});

/**
 * How many of the questions fit into one response, counted from the first; at least one. All do unless they are
 * extraordinarily heavy. Other representations, such as selected fields, count like whole questions.
 */
export function countFitting(questions: Iterable<StoredQuestion | undefined>, language: Language): number {
  let bytes = 0;
  let count = 0;
  for (const question of questions) {
    bytes += question?.json[language]?.length ?? 0;
    if (bytes > MOST_PAGE_BYTES && count > 0) break;
    count += 1;
  }
  return count;
}

interface ShowParts {
  readonly database: Database;
}

/** What a request says about the questions in its response. */
interface Shown extends QuestionShape {
  readonly lang: Language;
  readonly showQuality: boolean;
  /** The language of all questions, if they have the same one. */
  readonly contentLanguage?: Language;
}

/** Prepares questions for a response. Without `include`, this needs no query. */
export async function showQuestions(
  parts: ShowParts,
  questions: readonly StoredQuestion[],
  request: Shown,
): Promise<readonly PreparedQuestion[]> {
  const { lang, showQuality, include } = request;
  const presentation: Presentation = { language: lang, showQuality, fields: fieldsOf(request) };
  if (include === undefined || questions.length === 0)
    return questions.map((question) => prepareQuestion(question, presentation));
  const translations = await readTranslations(parts, questions, request.contentLanguage);
  return questions.map((question) => prepareQuestion(question, { ...presentation, translations }));
}

/** The fields to show: the requested ones, the id, and the attribution, which has to accompany every question. */
const fieldsOf = ({ fields }: QuestionShape): ReadonlySet<string> | undefined =>
  fields === undefined ? undefined : new Set([...fields, 'id', 'attribution']);

/** The closest question in each other language, as `content_language` finds it. */
async function readTranslations(
  { database }: ShowParts,
  questions: readonly StoredQuestion[],
  contentLanguage: Language | undefined,
): Promise<ReadonlyMap<string, readonly Translation[]>> {
  const ids = questions.map(({ id }) => id);
  const others = Language.options.filter((language) => language !== contentLanguage);
  const found = await Promise.all(
    others.map(async (language) => ({ language, siblings: await findSiblings(database, ids, language) })),
  );
  const translationsOf = (id: string): Translation[] =>
    found.flatMap(({ language, siblings }) => {
      const sibling = siblings.get(id);
      // In its own language, a question is the closest one itself.
      return sibling === undefined || sibling === id ? [] : [{ id: sibling, language }];
    });
  return new Map(ids.map((id) => [id, translationsOf(id)]));
}

/** How a question is shown. */
export interface Presentation {
  /** Language of the labels. */
  readonly language: Language;
  /** Whether the response has the field `quality`. */
  readonly showQuality: boolean;
  /** Only these fields; undefined for all. */
  readonly fields?: ReadonlySet<string> | undefined;
  /** By id of the question; undefined if the response does not have them. */
  readonly translations?: ReadonlyMap<string, readonly Translation[]> | undefined;
}

/** The JSON of a question that was read in the language. `quality` is its last member, before `translations`. */
export function prepareQuestion(
  { id, json, quality }: StoredQuestion,
  { language, showQuality, fields, translations }: Presentation,
): PreparedQuestion {
  const bytes = json[language];
  if (bytes === undefined) throw new Error(`question ${id} was not read in ${language}`);
  const whole = showQuality ? withMember(bytes, 'quality', `"${quality}"`) : bytes;
  const shown = fields === undefined ? whole : pickMembers(whole, fields);
  const complete =
    translations === undefined
      ? shown
      : withMember(shown, 'translations', JSON.stringify(translations.get(id) ?? []));
  return fields === undefined ? new PreparedQuestion(complete) : new PreparedPart(complete);
}

const withMember = (bytes: string, name: string, json: string): string =>
  `${bytes.slice(0, -1)},"${name}":${json}}`;

/** The JSON of an object with these members only. The text may have a character per byte: `JSON` keeps these characters. */
function pickMembers(json: string, names: ReadonlySet<string>): string {
  const members = Object.entries(JSON.parse(json) as object);
  return JSON.stringify(Object.fromEntries(members.filter(([name]) => names.has(name))));
}
