import type { Source } from '../../src/contract/vocabulary.ts';

/** What the service does to the questions of a source, in sentences for whoever reuses them. Each record says which it had. */
export const SOURCE_CHANGES: Readonly<Record<Source, readonly string[]>> = {
  arc: [
    'Formulas, capital letters and question marks were put in order.',
    'Questions that need a picture or a table were left out.',
  ],
  creak: [
    'Claims were made true-or-false questions.',
    'Capital letters, full stops and spacing of claims and explanations were put in order.',
  ],
  entityq: [
    'Wrong answers were added from other questions of the same relation.',
    'Answers of the same question in several files were joined.',
  ],
  'kqa-pro': [
    'Three of nine wrong choices were kept; yes-or-no questions lost the choice "unknown".',
    'Dates and quantities were rewritten, question marks added.',
  ],
  mintaka: [
    'Wrong answers were added from other questions of the same kind.',
    'Dates and numbers were rewritten; only the English text is used.',
  ],
  mkqa: [
    'Only English and Polish are used, of questions with a short answer.',
    'Capital letters, question marks, dates and quantities were put in order; slips of spelling were mended.',
    'Wrong answers were added from other questions of the same kind and language.',
  ],
  'nq-open': [
    'Capital letters and question marks were added.',
    'Wrong answers were added: those that judges had called wrong, or answers of other questions of the same kind.',
  ],
  opentdb: [
    'HTML entities were decoded.',
    'Capital letters and question marks were put in order where they were missing.',
  ],
  opentriviaqa: [
    'Bytes that were no UTF-8 were repaired.',
    'Capital letters, question marks and spacing were put in order; repeated options were left out.',
  ],
  qasc: [
    'Three of seven wrong choices were kept.',
    'Capital letters and question marks were put in order; the combined fact is shown as the explanation.',
  ],
  svc: [],
  webq: [
    'Capital letters and question marks were added.',
    'One of the answers is shown, the others are accepted as well; answers that are web addresses were left out.',
  ],
};
