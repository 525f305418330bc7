import { Command, InvalidArgumentError, Option } from 'commander';

import { Source } from '../src/contract/vocabulary.ts';
import type { Counts, SourceAudit } from './store/audit-cells.ts';
import {
  auditCatalogue,
  FINDINGS,
  type CatalogueAudit,
  type FoundInSource,
} from './store/catalogue-audit.ts';
import { withContext } from './command-context.ts';
import { subcommand, EXIT_CODES, type CommandIo } from './command.ts';
import { createOutput, section, oneLine, type Line, table } from './output.ts';

/** `trivia catalogue`: the catalogue as a whole. */
export const catalogueCommand = (io: CommandIo): Command =>
  new Command('catalogue')
    .description('audit the stored catalogue, or check and read the files of the starter catalogue')
    .addCommand(audit(io))
    .addCommand(check(io))
    .addCommand(topics(io));

/** Questions shown per finding by default. */
const SAMPLES = 3;
const MOST_SAMPLES = 1000;

interface AuditOptions {
  readonly source?: Source;
  readonly samples: number;
}

const audit = (io: CommandIo): Command =>
  subcommand(
    'audit',
    'report coverage per source, rule hits and data problems',
    'trivia catalogue audit --source opentdb',
  )
    .addOption(new Option('--source <source>', 'only this source').choices(Source.options))
    .option('--samples <count>', 'questions to show per finding', readSamples, SAMPLES)
    .action(
      withContext(io, async ({ pool, output }, { source, samples }: AuditOptions) => {
        const found = await auditCatalogue(pool, { source, samples });
        output.result(found, auditLines(found));
        const broken = found.findings.some(({ kind }) => kind === 'violation');
        return broken ? EXIT_CODES.incomplete : EXIT_CODES.done;
      }),
    );

function readSamples(given: string): number {
  const samples = /^\d{1,4}$/.test(given) ? Number(given) : NaN;
  if (!(samples <= MOST_SAMPLES)) throw new InvalidArgumentError(`Give a number from 0 to ${MOST_SAMPLES}.`);
  return samples;
}

const check = (io: CommandIo): Command =>
  subcommand(
    'check',
    'check the files of the starter catalogue: form, wording, hints, repetitions, taxonomy; it needs no engine',
    'trivia catalogue check',
  ).action(async ({ json }: { readonly json: boolean }) => {
    // Loaded late: other commands start faster without the catalogue.
    const { checkCatalogue } = await import('./check-catalogue.ts');
    const { questions, findings, expired } = checkCatalogue(today());
    // Expired questions are flagged by themselves. The check of an unrelated change does not fail because of the date.
    createOutput(json, io).result({ questions, findings, expired }, [
      ...findings,
      ...expired,
      `${questions} questions, ${findings.length} findings.`,
    ]);
    io.exit(findings.length > 0 ? EXIT_CODES.incomplete : EXIT_CODES.done);
  });

const topics = (io: CommandIo): Command =>
  subcommand(
    'topics',
    'list twenty random starter questions of each topic, to read whether they are about it; it needs no engine',
    'trivia catalogue topics rivers-of-the-world insects',
  )
    .argument('[slugs...]', 'only these topics')
    .option('--seed <seed>', 'another seed draws other questions', '1')
    .action(
      async (
        slugs: string[],
        { json, seed }: { readonly json: boolean; readonly seed: string },
        command: Command,
      ) => {
        const [{ listTopics }, { TOPICS }] = await Promise.all([
          import('./check-catalogue.ts'),
          import('../catalogue/taxonomy/taxonomy.ts'),
        ]);
        const unknown = slugs.filter((slug) => TOPICS.every((topic) => topic.slug !== slug));
        if (unknown.length > 0) command.error(`error: unknown topic ${unknown.join(', ')}`);
        const asked = TOPICS.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
        const listed = listTopics(asked, today(), seed);
        const lines = listed.flatMap(({ slug, label, questions, sample }) => [
          `${label} (${slug}): ${questions} questions`,
          ...sample.map(({ sourceId, text, correctAnswer }) => `  ${sourceId}: ${text} ${correctAnswer}`),
        ]);
        createOutput(json, io).result(listed, lines);
      },
    );

const today = (): string => new Date().toISOString().slice(0, 10);

/** Rules listed per source; the JSON has all of them. */
const SHOWN_RULES = 10;
/** Characters. */
const SHOWN_TEXT = 100;

/** The audit as text: a table per source, then the findings. */
function auditLines({ sources, findings }: CatalogueAudit): Line[] {
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
