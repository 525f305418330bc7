import {
  byteString,
  PreparedPart,
  PreparedQuestion,
  type Question,
  type Translation,
} from '../contract/question.ts';
import type { Language, ShownQuality } from '../contract/vocabulary.ts';
import type { FilteredFields } from '../filters/row.ts';
import type { QuestionRow } from '../store/questions/questions.ts';
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

type Labels = ReadonlyMap<string, string>;

const labelled = (slugs: readonly string[], labels: Labels): Question['tags'] =>
  slugs.map((slug) => ({ slug, label: labels.get(slug) ?? slug }));

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

interface Shown {
  readonly language: Language;
  readonly categories: ReadonlyMap<number, StoredCategory>;
  readonly tags: Labels;
  readonly subcategories: Labels;
}

function present(row: QuestionRow, { language, categories, tags, subcategories }: Shown): Question {
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

/** Turns rows into JSON with labels in one language. */
export async function renderQuestions(
  { categories, labels }: LabelParts,
  rows: readonly QuestionRow[],
  language: Language,
): Promise<StoredQuestion[]> {
  const tags = rows.flatMap((row) => row.tags);
  const subcategories = rows.flatMap((row) => row.subcategories);
  const shown: Shown = {
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
