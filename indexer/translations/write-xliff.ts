import type { Language } from '../../src/contract/vocabulary.ts';
import type { TranslatableRow } from '../store/questions/translations.ts';
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

const escapeText = (text: string): string => text.replaceAll(/[&<>\r]/gu, (sign) => ESCAPES[sign] ?? sign);
const escapeAttribute = (text: string): string =>
  text.replaceAll(/[&<>"\r\n\t]/gu, (sign) => ESCAPES[sign] ?? sign);

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
