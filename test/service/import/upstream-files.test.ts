import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

import { importFiles } from '../../../indexer/import/import-files.ts';
import { Source } from '../../../src/contract/vocabulary.ts';
import { ownEngines } from '../../support/engines.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { sized } from '../../support/sized.ts';
import { UPSTREAM } from '../../support/data/upstream.ts';

const { pool } = await ownEngines();

const folders = UPSTREAM === undefined ? [] : readdirSync(UPSTREAM);
const sources = Source.options.filter((source) => folders.includes(source));

/** Files of each source: two of them have many alike. */
const MOST_FILES = sized({ short: 6, long: Infinity });

/** A folder with some files of a source, where the source has them. */
async function someFiles(source: Source): Promise<string> {
  const [from, to] = [join(UPSTREAM ?? '', source), await ownFolder()];
  const entries = readdirSync(from, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted().slice(0, MOST_FILES)) await cp(file, join(to, relative(from, file)));
  return to;
}

/** Every text that a question shows. */
const TEXTS = `
  select source, id, shown from questions
  cross join lateral unnest(array[text, correct_answer] || incorrect_answers || coalesce(array[explanation], '{}')) as shown`;

const FAULTS: Readonly<Record<string, string>> = {
  'an HTML entity': `shown ~* '&(#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);'`,
  'a replacement character': `shown like '%\ufffd%'`,
  'a control character': `shown ~ '[\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f]'`,
  'an invisible character': `shown ~ '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]'`,
  'another form than NFC': `shown is not nfc normalized`,
  'two spaces in a row, or spaces around it': `shown ~ '  |^\\s|\\s$'`,
};

const INVARIANTS: Readonly<Record<string, string>> = {
  'options that are the same': `not options_are_distinct(correct_answer, incorrect_answers)`,
  'a number of options that is not of its type': `cardinality(incorrect_answers) not between
     case type when 'multiple' then 1 when 'boolean' then 1 else 0 end and
     case type when 'multiple' then 20 when 'boolean' then 1 else 0 end`,
  'flags without being kept for review': `extensions ? 'flags' and quality <> 'needs_review'`,
  'a review without flags or reasons': `quality = 'needs_review' and not extensions ?| '{flags,qualityReasons}'`,
  'no licence with an address': `license is null or license_url is null or author is null`,
  'an accepted answer among its wrong ones': `exists (
     select from jsonb_array_elements_text(extensions -> 'acceptedAnswers') as accepted(answer)
     join unnest(incorrect_answers) as wrong(answer) on option_key(wrong.answer) = option_key(accepted.answer))`,
  'a translation in the language of its original': `translation_of is not null and exists (
     select from questions as original where original.id = questions.translation_of and original.language = questions.language)`,
};

describe.skipIf(sources.length === 0)('real files', () => {
  test.each(sources)(
    'of %s are imported, and a second time nothing changes',
    async (source) => {
      const folder = await someFiles(source);
      const { report, finished } = await importFiles(pool, [folder], source);
      expect(finished).toBe(true);
      expect(report.read).toBeGreaterThanOrEqual(report.rows);
      expect(report.details).not.toHaveProperty('refused_by_database');
      for (const fault of [
        'invalid_record',
        'invalid_json',
        'truncated',
        'refused_by_database',
        'unknown_region',
      ])
        expect(report.reasons, JSON.stringify(report.details)).not.toHaveProperty(fault);
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from questions where source = $1',
        [source],
      );
      expect(rows[0]?.count).toBe(report.imported + report.merged);

      const again = await importFiles(pool, [folder], source);
      expect(again.report).toMatchObject({ imported: 0, merged: 0, updated: 0, skipped: report.skipped });
      expect(again.report.unchanged).toBe(report.imported + report.merged);
    },
    600_000,
  );

  test.each(Object.entries(FAULTS))('give no text with %s', async (_fault, condition) => {
    expect((await pool.query(`${TEXTS} where ${condition} limit 5`)).rows).toEqual([]);
  });

  test.each(Object.entries(INVARIANTS))('give no question with %s', async (_fault, condition) => {
    const found = await pool.query(
      `select source, id, text, correct_answer, incorrect_answers, extensions from questions where ${condition} limit 5`,
    );
    expect(found.rows).toEqual([]);
  });
});
