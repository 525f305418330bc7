import { describe, expect, test } from 'vitest';

import { auditCatalogue, readFindings, type CatalogueAudit } from '../../../cli/store/catalogue-audit.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion, questions, translating } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { trivia } from '../../support/trivia.ts';

const engines = await ownEngines();

const [original = ''] = await load(engines, [
  aQuestion({
    source: 'opentdb',
    explanation: 'It is so.',
    attribution: {
      ...aQuestion().attribution,
      license: 'CC-BY-SA-4.0',
      modifications: ['html_decoded', 'quizified'],
      url: 'https://example.org/1',
    },
    extensions: { acceptedAnswers: ['Lutetia'], rules: ['geography/capital', 'entities/france'] },
  }),
  aQuestion({ source: 'opentdb', type: 'boolean', difficulty: null, difficultyRated: false, tags: [] }),
  aQuestion({
    source: 'opentdb',
    difficultyRated: false,
    quality: 'needs_review',
    regions: ['pl'],
    subcategories: [],
    extensions: { flags: ['time_relative', 'clumsy_wording'], rules: ['geography/capital'] },
  }),
  ...questions(2, { source: 'webq', type: 'text_input', correctAnswer: 'Madrid, Spain' }),
  aQuestion({ source: 'webq', text: 'Which city was called Paris of old?', correctAnswer: 'Paris' }),
  aQuestion({ source: 'webq', text: 'Which is larger, Paris or Lisbon?', correctAnswer: 'Paris' }),
  aQuestion({ source: 'webq', correctAnswer: 'x'.repeat(101), type: 'text_input' }),
]);
await load(engines, [
  aQuestion({
    ...translating(original),
    source: 'opentdb',
    // Of another text than the original has.
    translatedFrom: 'ab'.repeat(32),
  }),
]);

const audit = (source?: string): Promise<CatalogueAudit> =>
  auditCatalogue(engines.pool, { source, samples: 2 });

test('the audit counts the fields of each source', async () => {
  const { sources } = await audit();
  expect(sources.map(({ source, questions: count }) => [source, count])).toEqual([
    ['opentdb', 4],
    ['webq', 5],
  ]);
  expect(sources[0]).toEqual({
    source: 'opentdb',
    questions: 4,
    fields: {
      explanation: 1,
      tags: 3,
      subcategories: 3,
      regions: 1,
      url: 1,
      author: 4,
      acceptedAnswers: 1,
      polishTranslations: 1,
      staleTranslations: 1,
    },
    difficulty: { rated: 2, unrated: 1, none: 1 },
    levels: { medium: 3 },
    tiers: { high: 3, needs_review: 1 },
    types: { multiple: 3, boolean: 1 },
    languages: { en: 3, pl: 1 },
    licenses: { 'CC-BY-4.0': 3, 'CC-BY-SA-4.0': 1 },
    availability: { visible: 4 },
    categories: { geography: 4 },
    flags: { clumsy_wording: 1, time_relative: 1 },
    modifications: { html_decoded: 1, quizified: 1 },
    rules: { 'geography/capital': 2, 'entities/france': 1 },
  });
});

test('the audit of one source ignores the others', async () => {
  const { sources, findings } = await audit('opentdb');
  expect(sources.map(({ source }) => source)).toEqual(['opentdb']);
  expect(findings).toEqual([]);
});

test('an answer that appears in its question is reported with samples, unless another option appears there too', async () => {
  const { findings } = await audit('webq');
  expect(findings).toMatchObject([
    {
      finding: 'answer_in_question',
      kind: 'warning',
      questions: 1,
      samples: [{ text: 'Which city was called Paris of old?', correctAnswer: 'Paris' }],
    },
    { finding: 'long_option', kind: 'warning', questions: 1 },
  ]);
});

describe('a question that violates an invariant, which the database would reject', () => {
  const CONSTRAINTS = `
    select conname as name from pg_constraint where conrelid = 'questions'::regclass and contype = 'c'`;

  /** What the audit finds after a statement that no constraint holds back; undone afterwards. */
  async function foundAfter(change: string): Promise<readonly string[]> {
    const undo = new Error('undo');
    let found: readonly string[] = [];
    const changing = inTransaction(engines.pool, 'write', async (client) => {
      const { rows } = await client.query<{ name: string }>(CONSTRAINTS);
      for (const { name } of rows) await client.query(`alter table questions drop constraint "${name}"`);
      await client.query(`update questions set ${change} where id = '${original}'`);
      const findings = await readFindings(client, 'opentdb', 1);
      found = findings.filter(({ kind }) => kind === 'violation').map(({ finding }) => finding);
      throw undo;
    });
    await expect(changing).rejects.toBe(undo);
    return found;
  }

  test.each([
    ['html_entity', "text = 'Fish &amp; chips?'"],
    ['html_entity', "explanation = 'It&#039;s so.'"],
    ['control_or_replacement_character', String.raw`correct_answer = E'Par\u0007is'`],
    ['control_or_replacement_character', String.raw`incorrect_answers = array[E'Mad\ufffdrid', 'Rome']`],
    ['not_nfc', String.raw`text = E'Cafe\u0301?'`],
    ['untrimmed', "text = 'Who? '"],
    ['untrimmed', "incorrect_answers = array[' Rome', 'Oslo']"],
    ['untrimmed', "explanation = ''"],
    ['duplicate_options', "incorrect_answers = array['PARIS', 'Rome']"],
    ['options_do_not_fit_type', "type = 'boolean'"],
    ['options_do_not_fit_type', "incorrect_answers = '{}'"],
  ])('is reported as %s: %s', async (finding, change) => {
    expect(await foundAfter(change)).toEqual([finding]);
  });

  test('is not reported for verse, which has line feeds', async () => {
    expect(await foundAfter(String.raw`text = E'A beast.\n\nWhich one?'`)).toEqual([]);
  });
});

describe('trivia catalogue audit', () => {
  test('prints a table for each source and the findings', async () => {
    const { code, stdout } = await trivia(['catalogue', 'audit'], engines.environment);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^opentdb +4\n/);
    expect(stdout).toMatch(/ {2}explanation +1 {2}25\.0 %\n/);
    expect(stdout).toMatch(/ by rule\n {2}geography\/capital +2 {2}50\.0 %\n/);
    expect(stdout).toContain('No invariant is broken.');
    expect(stdout).toContain('Which city was called Paris of old? = Paris');
  });

  test('prints JSON, for one source and without samples on request', async () => {
    const words = ['catalogue', 'audit', '--json', '--source', 'webq', '--samples', '0'];
    const { code, stdout } = await trivia(words, engines.environment);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      sources: [{ source: 'webq', questions: 5 }],
      findings: [{ finding: 'answer_in_question', samples: [] }, {}],
    });
  });
});
