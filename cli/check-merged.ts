import { z } from 'zod';

import { starterCatalogue } from '../catalogue/starter.ts';
import { similarPairs } from '../indexer/duplicates/similar-pairs.ts';

/**
 * A part of `npm run check:catalogue`: fails if an import would merge two starter questions, so that one of them is never
 * served. It is here because the catalogue must not know the importer.
 */
const AcceptedAnswers = z.array(z.string()).catch([]);

const records = [...starterCatalogue(new Date().toISOString().slice(0, 10))];
const pairs = similarPairs(
  records.map((record) => ({
    id: `${record.sourceId} (${record.language})`,
    language: record.language,
    type: record.type,
    text: record.text,
    correctAnswer: record.correctAnswer,
    incorrectAnswers: record.incorrectAnswers,
    acceptedAnswers: AcceptedAnswers.parse(record.extensions.acceptedAnswers),
  })),
);
for (const [one, other] of pairs) process.stderr.write(`merged: ${other} would be merged with ${one}.\n`);
if (pairs.length > 0) process.exitCode = 1;
