import type { Source } from '../../src/contract/vocabulary.ts';

/** What the service changes in the questions of a source, for NOTICE. Each record lists its own changes. */
export const SOURCE_CHANGES: Readonly<Record<Source, readonly string[]>> = {
  arc: [
    'Formulas, capital letters and question marks were corrected.',
    'Questions that need a picture or a table were left out.',
  ],
  creak: [
    'Claims were turned into true-or-false questions.',
    'Capital letters, full stops and spacing of claims and explanations were corrected.',
  ],
  entityq: [
    'Wrong answers were added from other questions of the same relation.',
    'Answers to the same question in several files were merged.',
  ],
  'kqa-pro': [
    'Three of nine wrong choices were kept. The choice "unknown" of yes-or-no questions was removed.',
    'Dates and quantities were reformatted, and question marks were added.',
  ],
  mintaka: [
    'Wrong answers were added from other questions of the same kind.',
    'Dates and numbers were reformatted. Only the English text is used.',
  ],
  mkqa: [
    'Only the English and Polish texts of questions with a short answer are used.',
    'Capital letters, question marks, dates, quantities and typos were corrected.',
    'Wrong answers were added from other questions of the same kind and language.',
  ],
  'nq-open': [
    'Capital letters and question marks were added.',
    'Wrong answers were added: those that judges had marked as wrong, or answers of other questions of the same kind.',
  ],
  opentdb: ['HTML entities were decoded.', 'Missing capital letters and question marks were added.'],
  opentriviaqa: [
    'Bytes that were not UTF-8 were repaired.',
    'Capital letters, question marks and spacing were corrected. Repeated options were left out.',
  ],
  qasc: [
    'Three of seven wrong choices were kept.',
    'Capital letters and question marks were corrected. The combined fact is shown as the explanation.',
  ],
  svc: [],
  webq: [
    'Capital letters and question marks were added.',
    'One of the answers is shown, and the others are accepted, too. Web addresses were left out.',
  ],
};
