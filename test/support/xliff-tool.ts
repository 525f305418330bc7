import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readXliff } from '../../indexer/translations/translation-file.ts';
import { ownFolder } from './own-folder.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The translation of a unit: a text, none, or undefined to drop the unit. */
export type Translate = (unit: {
  readonly id: string;
  readonly source: string;
  readonly target: string | null;
}) => string | null | undefined | { readonly state: string; readonly target: string };

/**
 * Imitates a translation tool that writes files differently: other attribute order, a namespace prefix, CDATA, segment
 * marks, translation memory candidates. Writes the translated units to a new file.
 *
 * @param translate - translates a unit; null leaves it empty, undefined drops it
 */
export async function translateWith(
  file: string,
  translate: Translate,
  languages = { from: 'en-GB', to: 'pl-PL' },
): Promise<string> {
  const units: string[] = [];
  for await (const { names, source, target: before } of readXliff(file)) {
    const [id = ''] = names;
    const given = translate({ id, source, target: before });
    if (given === undefined) continue;
    const { state, target } =
      typeof given === 'object' && given !== null ? given : { state: 'translated', target: given };
    units.push(
      `<w:trans-unit approved="yes" id="${id}"><w:source>${escape(source)}</w:source>`,
      target === null
        ? ''
        : `<w:target state="${state}"><w:mrk mid="0" mtype="seg"><![CDATA[${target}]]></w:mrk></w:target>`,
      '<w:alt-trans><w:source>near</w:source><w:target>blisko</w:target></w:alt-trans></w:trans-unit>',
    );
  }
  const text = `<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<w:xliff xmlns:w="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<w:file target-language="${languages.to}" source-language="${languages.from}" original="questions" datatype="plaintext"><w:body>${units.join('\n')}</w:body></w:file></w:xliff>`;
  const out = join(await ownFolder(), 'translated.xlf');
  await writeFile(out, `\ufeff${text}`);
  return out;
}

/** Copies a file with a part of its text replaced. */
export async function changedFile(file: string, from: string | RegExp, to: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${String(from)} is not in the file`);
  const out = join(await ownFolder(), 'changed.xlf');
  await writeFile(out, changed);
  return out;
}
