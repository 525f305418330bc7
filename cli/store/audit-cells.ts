/** Fields that the audit counts when they are set. */
const FIELDS = [
  'explanation',
  'tags',
  'subcategories',
  'regions',
  'url',
  'author',
  'acceptedAnswers',
  'polishTranslations',
  'staleTranslations',
] as const;
type Field = (typeof FIELDS)[number];

/** Counts of the questions that have the same values in all of these columns. */
export interface AuditCell extends Readonly<Record<Field, number>> {
  readonly source: string;
  readonly language: string;
  readonly type: string;
  readonly quality: string;
  readonly availability: string;
  readonly license: string;
  readonly category: string;
  readonly difficulty: string | null;
  readonly difficultyRated: boolean;
  readonly modifications: readonly string[];
  readonly flags: readonly string[];
  readonly questions: number;
}

/** Numbers of questions by value, the largest first. */
export type Counts = Readonly<Record<string, number>>;

/** The audit of one source. */
export interface SourceAudit {
  readonly source: string;
  readonly questions: number;
  /** Numbers of questions with each field. */
  readonly fields: Readonly<Record<Field, number>>;
  /** Judged, set by an importer, or absent. */
  readonly difficulty: { readonly rated: number; readonly unrated: number; readonly none: number };
  readonly levels: Counts;
  readonly tiers: Counts;
  readonly types: Counts;
  readonly languages: Counts;
  readonly licenses: Counts;
  readonly availability: Counts;
  readonly categories: Counts;
  readonly flags: Counts;
  readonly modifications: Counts;
  /** Importer rules that were applied to a question. */
  readonly rules: Counts;
}

const sum = (cells: readonly AuditCell[], amount: (cell: AuditCell) => number): number =>
  cells.reduce((total, cell) => total + amount(cell), 0);

/** Sums the questions of cells by value. A cell may have several values. */
function countBy(cells: readonly AuditCell[], values: (cell: AuditCell) => readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const cell of cells)
    for (const value of values(cell)) counts.set(value, (counts.get(value) ?? 0) + cell.questions);
  return Object.fromEntries([...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)));
}

function sumSource(source: string, cells: readonly AuditCell[], rules: Counts): SourceAudit {
  const fields = FIELDS.map((field) => [field, sum(cells, (cell) => cell[field])]);
  return {
    source,
    questions: sum(cells, (cell) => cell.questions),
    fields: Object.fromEntries(fields) as Record<Field, number>,
    difficulty: {
      rated: sum(cells, (cell) => (cell.difficultyRated ? cell.questions : 0)),
      unrated: sum(cells, (cell) => (cell.difficulty !== null && !cell.difficultyRated ? cell.questions : 0)),
      none: sum(cells, (cell) => (cell.difficulty === null ? cell.questions : 0)),
    },
    levels: countBy(cells, (cell) => (cell.difficulty === null ? [] : [cell.difficulty])),
    tiers: countBy(cells, (cell) => [cell.quality]),
    types: countBy(cells, (cell) => [cell.type]),
    languages: countBy(cells, (cell) => [cell.language]),
    licenses: countBy(cells, (cell) => [cell.license]),
    availability: countBy(cells, (cell) => [cell.availability]),
    categories: countBy(cells, (cell) => [cell.category]),
    flags: countBy(cells, (cell) => cell.flags),
    modifications: countBy(cells, (cell) => cell.modifications),
    rules,
  };
}

/** Sums the cells of each source. Sources are sorted by name. */
export function sumCells(
  cells: readonly AuditCell[],
  rules: readonly { readonly source: string; readonly rule: string; readonly questions: number }[],
): SourceAudit[] {
  return [...new Set(cells.map((cell) => cell.source))].sort().map((source) =>
    sumSource(
      source,
      cells.filter((cell) => cell.source === source),
      Object.fromEntries(
        rules.filter((row) => row.source === source).map(({ rule, questions }) => [rule, questions]),
      ),
    ),
  );
}
