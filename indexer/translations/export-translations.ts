import type { Pool } from 'pg';

import type { Language } from '../../src/contract/vocabulary.ts';
import { makeFolderOf, writeAtomically, type WrittenFile } from '../export/atomic-file.ts';
import {
  readTranslatable,
  type TranslatableFilter,
  type TranslatableRow,
} from '../store/questions/translations.ts';
import { unitId, unitsOf, type Part, type Unit } from './translation-units.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** What was exported. */
export interface TranslationExport extends WrittenFile {
  readonly questions: number;
  readonly units: number;
  /** The questions with an outdated translation, and those without one. */
  readonly stale: number;
  readonly missing: number;
}

/**
 * Exports questions for translators, as XLIFF 1.2. The file is replaced atomically.
 *
 * @throws Refusal if it cannot be written
 */
export async function exportTranslations(
  pool: Pool,
  filter: TranslatableFilter,
  out: string,
  version: string,
  signal?: AbortSignal,
): Promise<TranslationExport> {
  const { from, to } = filter;
  let [questions, units, stale, missing] = [0, 0, 0, 0];
  async function* chunks(pages: AsyncIterable<readonly TranslatableRow[]>): AsyncGenerator<string> {
    yield xliffHead(from, to, version);
    for await (const rows of pages) {
      questions += rows.length;
      for (const row of rows) {
        units += unitsOf(row.type, row, from, to).length;
        if (row.translation === null) missing += 1;
        else if (row.translation.is_stale) stale += 1;
      }
      yield rows.map((row) => xliffGroup(row, from, to)).join('');
    }
    yield XLIFF_END;
  }
  await makeFolderOf(out);
  const written = await readTranslatable(pool, filter, (pages) =>
    writeAtomically(out, chunks(pages), signal),
  );
  return { ...written, questions, units, stale, missing };
}

/** The start of a file. */
export function xliffHead(from: Language, to: Language, version: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    `  <file original="questions" source-language="${from}" target-language="${to}" datatype="plaintext">`,
    '    <header>',
    `      <tool tool-id="trivia" tool-name="Trivia Question Service" tool-version="${escapeAttribute(version)}"/>`,
    '    </header>',
    '    <body>',
    '',
  ].join('\n');
}

export const XLIFF_END = '    </body>\n  </file>\n</xliff>\n';

/** Writes a question as a group of units. */
export function xliffGroup(row: TranslatableRow, from: Language, to: Language): string {
  const name = escapeAttribute(`${row.source} ${row.source_id}`);
  return [
    `      <group id="${row.id}" resname="${name}">`,
    ...unitsOf(row.type, row, from, to).flatMap((unit) => unitLines(unit, row, from, to)),
    '      </group>',
    '',
  ].join('\n');
}

function unitLines(unit: Unit, row: TranslatableRow, from: Language, to: Language): string[] {
  const id = escapeAttribute(unitId(row.id, unit.part));
  return [
    `        <trans-unit id="${id}" resname="${id}" xml:space="preserve">`,
    `          <source>${escapeText(unit.source)}</source>`,
    `          ${targetOf(unit, row, from, to)}`,
    `          <note>${escapeText(noteOn(unit.part, row))}</note>`,
    '        </trans-unit>',
  ];
}

/** The target of a unit: the current translation, marked for review if its original has changed. */
function targetOf(
  { part }: Unit,
  { translation, type }: TranslatableRow,
  from: Language,
  to: Language,
): string {
  const made = translation === null ? [] : unitsOf(type, translation, to, from);
  const text = made.find((unit) => unit.part === part);
  if (translation === null || text === undefined) return '<target/>';
  const state = translation.is_stale ? 'needs-review-translation' : 'translated';
  return `<target state="${state}">${escapeText(text.source)}</target>`;
}

/** What translators need to know about a unit, which most tools show without the others. */
function noteOn(
  part: Part,
  { text, type, category, tags, source, source_id, license, rev, id }: TranslatableRow,
): string {
  if (part === 'text')
    return `${type} question, ${category}${tags.length > 0 ? `, ${tags.join(' ')}` : ''}; ${source} ${source_id}, ${license}; ${id} rev ${rev}`;
  if (part === 'explanation') return `Why the answer is right. The question: ${text}`;
  return `${part === 'correctAnswer' ? 'The right answer' : 'A wrong answer'} to: ${text}`;
}

const escapeText = (text: string): string => text.replaceAll(/[&<>\r]/gu, (sign) => ESCAPES[sign] ?? sign);

const escapeAttribute = (text: string): string =>
  text.replaceAll(/[&<>"\r\n\t]/gu, (sign) => ESCAPES[sign] ?? sign);
