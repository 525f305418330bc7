import { UPSTREAMS } from '../../indexer/sources/licences.ts';
import type { Source } from '../../src/contract/vocabulary.ts';

/** Characters of the longest line. */
const WIDTH = 120;
const INDENT = '    ';

/** Sources of the service's own catalogue. */
const OWN = `Trivia Question Service

The names of countries in catalogue/taxonomy, in English and in Polish, come from the Unicode Common Locale Data
Repository (CLDR 48), as provided by the International Components for Unicode (ICU) in Node.js.

    Copyright © 1991-2026 Unicode, Inc. All rights reserved.
    Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. in the United States and other countries.
    Licensed under the Unicode License v3 (SPDX: Unicode-3.0): https://www.unicode.org/license.txt

Every other fact and every sentence of the catalogue is the service's own and is offered under CC-BY-4.0.

The outlines of countries in explorer/charts/map/world.svg were drawn from Natural Earth (https://www.naturalearthdata.com), which
is in the public domain, in the edition of world-atlas 2.0.2 by Mike Bostock (ISC licence).
`;

const IMPORTED = `
Questions from the following sources are not part of this software, but it can import them. Anyone who publishes them must give
the attribution below. Each question also names its author, licence, address and changes. Adaptations of a question under a
share-alike licence must stay under that licence.
`;

/** Text in indented lines of at most `WIDTH` characters. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && INDENT.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => `${INDENT}${each}`);
}

function paragraph(source: Source): string {
  const { title, author, homepage, license, licenseUrl, notice, remark, changes } = UPSTREAMS[source];
  const lines = [
    `By ${author}: ${homepage}`,
    ...(notice === null ? [] : [notice]),
    `Licensed under ${license}: ${licenseUrl}`,
    ...(license === 'MIT'
      ? ['The file LICENSE has the text of the MIT licence; the copyright above applies.']
      : []),
    ...(remark === null ? [] : [remark]),
    `Changes were made. ${changes.join(' ')} Categories, tags and regions were added by rules.`,
  ];
  return [`\n${title} (${source})\n`, ...lines.flatMap(wrap), ''].join('\n');
}

/** The text of the file NOTICE: the sources of the catalogue, the service's own data first. */
export function noticeText(): string {
  const upstreams = (Object.keys(UPSTREAMS) as Source[]).filter(
    (source) => UPSTREAMS[source].homepage !== '',
  );
  return [OWN, IMPORTED, ...upstreams.map(paragraph)].join('');
}
