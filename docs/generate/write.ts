import { writeFileSync } from 'node:fs';

import { limitsPage } from './limits-page.ts';
import { noticeText } from './notice.ts';

/** Documents that are made from the code, by the word that names them on the command line, and their places. */
const DOCUMENTS = new Map([
  ['limits', { text: limitsPage, place: '../guides/limits.md' }],
  ['notice', { text: noticeText, place: '../../NOTICE' }],
]);

const document = DOCUMENTS.get(process.argv[2] ?? '');
if (document === undefined) throw new Error(`Name a document: ${[...DOCUMENTS.keys()].join(' or ')}.`);
writeFileSync(new URL(document.place, import.meta.url), document.text());
