import type { Counts, SourceAudit } from '../src/store/catalogue/audit-cells.ts';
import { FINDINGS, type CatalogueAudit, type FoundInSource } from '../src/store/catalogue/catalogue-audit.ts';
import { section } from './moderation-lines.ts';
import { table } from './output.ts';

/** Rules that are named for each source; all of them are in the JSON. */
const SHOWN_RULES = 10;
/** Characters of a question in a line. */
const SHOWN_TEXT = 100;

const FIELD_WORDS = {
  explanation: 'explanation',
  tags: 'tags',
  subcategories: 'subcategories',
  regions: 'regions',
  url: 'address of its own',
  author: 'author',
  acceptedAnswers: 'further accepted answers',
  polishTranslations: 'are Polish translations',
  staleTranslations: 'are translations out of date',
} as const satisfies Record<keyof SourceAudit['fields'], string>;

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

const rows = (counts: Counts, whole: number): [string, number, string][] =>
  Object.entries(counts).map(([name, count]) => [`  ${name}`, count, share(count, whole)]);

function sourceLines(audit: SourceAudit): string[] {
  const { questions, difficulty } = audit;
  const fields = Object.entries(FIELD_WORDS).map(([field, words]): [string, number, string] => {
    const count = audit.fields[field as keyof SourceAudit['fields']];
    return [`  ${words}`, count, share(count, questions)];
  });
  const groups: [string, Counts][] = [
    ['tier', audit.tiers],
    ['type', audit.types],
    ['language', audit.languages],
    ['licence', audit.licenses],
    ['availability', audit.availability],
    ['difficulty', { rated: difficulty.rated, unrated: difficulty.unrated, 'not told': difficulty.none }],
    ['level', audit.levels],
    ['category', audit.categories],
    ['flag', audit.flags],
    ['modification', audit.modifications],
    ['rule', Object.fromEntries(Object.entries(audit.rules).slice(0, SHOWN_RULES))],
  ];
  return table([
    [audit.source, questions, ''],
    [' with', '', ''],
    ...fields,
    ...groups
      .filter(([, counts]) => Object.keys(counts).length > 0)
      .flatMap(
        ([name, counts]) =>
          [[` by ${name}`, '', ''], ...rows(counts, questions)] as [string, number, string][],
      ),
  ]);
}

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > SHOWN_TEXT ? `${line.slice(0, SHOWN_TEXT - 1)}…` : line;
};

const findingLines = ({ source, finding, questions, samples }: FoundInSource): string[] => [
  `${source}, ${questions.toLocaleString('en')} ×: ${FINDINGS[finding].words} (${finding})`,
  ...samples.map(({ id, text, correctAnswer }) => `  ${id}  ${oneLine(text)} = ${oneLine(correctAnswer)}`),
];

/** The audit for people: a table for each source, then what was found. */
export function auditLines({ sources, findings }: CatalogueAudit): string[] {
  if (sources.length === 0) return ['There are no questions.'];
  const of = (kind: FoundInSource['kind']): string[] =>
    findings.filter((found) => found.kind === kind).flatMap(findingLines);
  const [violations, warnings] = [of('violation'), of('warning')];
  return [
    ...sources.flatMap((source) => [...sourceLines(source), '']),
    ...(violations.length === 0 ? ['No invariant is broken.'] : section('Broken invariants', violations)),
    ...section('To look at', warnings),
  ];
}
