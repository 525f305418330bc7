import type { Counts, SourceAudit } from './store/catalogue/audit-cells.ts';
import { FINDINGS, type CatalogueAudit, type FoundInSource } from './store/catalogue/catalogue-audit.ts';
import { section } from './moderation-lines.ts';
import { oneLine, type Line, table } from './output.ts';

/** Rules listed per source; the JSON has all of them. */
const SHOWN_RULES = 10;
/** Characters. */
const SHOWN_TEXT = 100;

const FIELD_LABELS = {
  explanation: 'explanation',
  tags: 'tags',
  subcategories: 'subcategories',
  regions: 'regions',
  url: 'own URL',
  author: 'author',
  acceptedAnswers: 'more accepted answers',
  polishTranslations: 'Polish translations',
  staleTranslations: 'outdated translations',
} as const satisfies Record<keyof SourceAudit['fields'], string>;

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

const rows = (counts: Counts, whole: number): [string, number, string][] =>
  Object.entries(counts).map(([name, count]) => [`  ${name}`, count, share(count, whole)]);

function sourceLines(audit: SourceAudit): string[] {
  const { questions, difficulty } = audit;
  const fields = Object.entries(FIELD_LABELS).map(([field, label]): [string, number, string] => {
    const count = audit.fields[field as keyof SourceAudit['fields']];
    return [`  ${label}`, count, share(count, questions)];
  });
  const groups: [string, Counts][] = [
    ['tier', audit.tiers],
    ['type', audit.types],
    ['language', audit.languages],
    ['licence', audit.licenses],
    ['availability', audit.availability],
    ['difficulty', { rated: difficulty.rated, unrated: difficulty.unrated, unknown: difficulty.none }],
    ['level', audit.levels],
    ['category', audit.categories],
    ['flag', audit.flags],
    ['modification', audit.modifications],
    ['rule', Object.fromEntries(Object.entries(audit.rules).slice(0, SHOWN_RULES))],
  ];
  return table([
    [audit.source, questions, ''],
    [' coverage', '', ''],
    ...fields,
    ...groups
      .filter(([, counts]) => Object.keys(counts).length > 0)
      .flatMap(
        ([name, counts]) =>
          [[` by ${name}`, '', ''], ...rows(counts, questions)] as [string, number, string][],
      ),
  ]);
}

const findingLines = ({ source, finding, questions, samples }: FoundInSource): string[] => [
  `${source}, ${questions.toLocaleString('en')} ×: ${FINDINGS[finding].words} (${finding})`,
  ...samples.map(
    ({ id, text, correctAnswer }) =>
      `  ${id}  ${oneLine(text, SHOWN_TEXT)} = ${oneLine(correctAnswer, SHOWN_TEXT)}`,
  ),
];

/** The audit as text: a table per source, then the findings. */
export function auditLines({ sources, findings }: CatalogueAudit): Line[] {
  if (sources.length === 0) return ['There are no questions.'];
  const linesOf = (kind: FoundInSource['kind']): string[] =>
    findings.filter((found) => found.kind === kind).flatMap(findingLines);
  const [violations, warnings] = [linesOf('violation'), linesOf('warning')];
  return [
    ...sources.flatMap((source) => [...sourceLines(source), '']),
    ...(violations.length === 0 ? ['No invariant is broken.'] : section('Broken invariants:', violations)),
    ...section('Worth a look:', warnings),
  ];
}
