import type { Question } from '../contract/question.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { StoredCategory } from '../store/taxonomy/categories.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import type { QuestionRow } from '../store/questions/questions.ts';
import type { OperationParts } from './operation.ts';

/** How rows are presented. */
export interface Presentation {
  /** Language of the labels. */
  readonly language: Language;
  /** Whether the response has the field `quality`. */
  readonly showQuality: boolean;
}

type Labels = ReadonlyMap<string, string>;

const labelled = (slugs: readonly string[], labels: Labels): Question['tags'] =>
  slugs.map((slug) => ({ slug, label: labels.get(slug) ?? slug }));

function present(
  row: QuestionRow,
  shown: Presentation,
  categories: ReadonlyMap<number, StoredCategory>,
  tags: Labels,
  subcategories: Labels,
): Question {
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
    category: { id: category.id, slug: category.slug, name: labelIn(category, shown.language) },
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
      lastModified: row.modified_at.toISOString(),
    },
    translationOf: row.translation_of,
    rootQuestionId: row.root_question_id,
    translator: row.translator,
    explanation: row.explanation,
    extensions: { ...row.extensions, subcategories: row.subcategories },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(shown.showQuality ? { quality: row.quality === 'needs_review' ? 'needs_review' : 'high' } : {}),
  };
}

/** Turns rows into API questions with labels in one language. */
export async function presentQuestions(
  parts: Pick<OperationParts, 'categories' | 'labels'>,
  rows: readonly QuestionRow[],
  shown: Presentation,
): Promise<Question[]> {
  const [categories, tags, subcategories] = await Promise.all([
    parts.categories.read(),
    parts.labels.read(
      'tag',
      rows.flatMap((row) => row.tags),
      shown.language,
    ),
    parts.labels.read(
      'subcategory',
      rows.flatMap((row) => row.subcategories),
      shown.language,
    ),
  ]);
  return rows.map((row) => present(row, shown, categories, tags, subcategories));
}
