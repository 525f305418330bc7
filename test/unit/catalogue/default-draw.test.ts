import { describe, expect, test } from 'vitest';

import { familiarityIn } from '../../../catalogue/difficulty.ts';
import { starterCatalogue } from '../../../catalogue/starter.ts';
import { questionsOf, type TemplateQuestion } from '../../../catalogue/template-question.ts';
import { TEMPLATES } from '../../../catalogue/templates/index.ts';
import { topicsOf } from '../../../catalogue/topics-of.ts';
import { writtenTemplates } from '../../../catalogue/written/written-templates.ts';
import type { BilingualQuestion, Familiarity, Template } from '../../../catalogue/template.ts';
import { CATEGORIES } from '../../../src/contract/categories.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { STARTER_DAY } from '../../support/starter-day.ts';
import { records } from '../../support/starter-records.ts';

function aRow(key: string, fields: Partial<BilingualQuestion> = {}): BilingualQuestion {
  const half = { text: `Which game is called ${key}?`, correct: 'Chess', incorrect: ['Go', 'Ludo', 'Halma'] };
  return { key, familiarity: 2, en: half, pl: half, ...fields };
}

const keys = (count: number): string[] => Array.from({ length: count }, (_, index) => `row-${index}`);

function aTemplate(rows: readonly BilingualQuestion[], fields: Partial<Template> = {}): Template {
  return {
    name: 'game-of-thing',
    type: 'multiple',
    category: 'board-games',
    subcategories: [],
    tags: ['no-topic-has-this'],
    hardness: 0,
    written: '2026-11-21',
    questions: () => rows,
    ...fields,
  };
}

/** The keys of the questions of the default draw. */
function drawable(templates: readonly Template[], language = 'en'): string[] {
  return [...starterCatalogue(STARTER_DAY, templates)]
    .filter((record) => record.language === language && record.quality === 'high')
    .map(({ sourceId }) => sourceId.split('/').at(-1) ?? '');
}

const has = (keysOf: readonly string[], prefix: string): number =>
  keysOf.filter((key) => key.startsWith(prefix)).length;

describe('the default draw', () => {
  test('has at most ten questions of one template', () => {
    expect(drawable([aTemplate(keys(9).map((key) => aRow(key)))])).toHaveLength(9);
    expect(drawable([aTemplate(keys(50).map((key) => aRow(key)))])).toHaveLength(10);
  });

  test('has all questions that were written by hand, and twenty of a varied template', () => {
    const rows = keys(50).map((key) => aRow(key));
    expect(drawable([aTemplate(rows, { byHand: true })])).toHaveLength(50);
    expect(drawable([aTemplate(rows, { varied: true })])).toHaveLength(20);
  });

  test('prefers what many people know, but has questions of all levels except those for specialists', () => {
    const rows = ([1, 2, 3, 4, 5] satisfies Familiarity[]).flatMap((familiarity) =>
      keys(20).map((key) => aRow(`${familiarity}-${key}`, { familiarity })),
    );
    const chosen = drawable([aTemplate(rows)]);
    expect(['1-', '2-', '3-', '4-', '5-'].map((prefix) => has(chosen, prefix))).toEqual([4, 3, 2, 1, 0]);
  });

  test('has what players of the language know', () => {
    const rows = keys(20).flatMap((key) => [
      aRow(`polish-${key}`, { familiarity: { en: 5, pl: 1 } }),
      aRow(`english-${key}`, { familiarity: { en: 1, pl: 5 } }),
    ]);
    expect(has(drawable([aTemplate(rows)], 'en'), 'english-')).toBe(10);
    expect(has(drawable([aTemplate(rows)], 'pl'), 'polish-')).toBe(10);
  });

  test('is the same in both languages if their players know the same', () => {
    const rows = keys(80).map((key, index) => aRow(key, { tags: index % 9 === 0 ? ['japan'] : [] }));
    expect(drawable([aTemplate(rows)], 'pl')).toEqual(drawable([aTemplate(rows)], 'en'));
  });

  test('changes by one question of a template when a row is added', () => {
    const rows = keys(40).map((key) => aRow(key));
    const before = drawable([aTemplate(rows)]);
    for (const key of ['alpha', 'beta', 'gamma', 'delta']) {
      const after = new Set(drawable([aTemplate([...rows, aRow(key)])]));
      expect(before.filter((kept) => after.has(kept)).length).toBeGreaterThanOrEqual(9);
    }
  });

  test('has five questions of a topic, if it has five, beyond the ten of a template', () => {
    const rows = keys(80).map((key) => aRow(key));
    const japanese = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) =>
      aRow(`japanese-${key}`, { familiarity: 4, tags: ['japan'] }),
    );
    const chosen = drawable([aTemplate([...rows, ...japanese])]);
    expect(has(chosen, 'japanese-')).toBe(5);
    expect(chosen.length).toBeGreaterThan(10);
  });

  test('has no questions of a template that give their answer away', () => {
    const wording = {
      text: 'What does a volcanologist study?',
      correct: 'Volcanoes',
      incorrect: ['A', 'B', 'C'],
    };
    const alike = aRow('alike', { en: wording });
    expect(drawable([aTemplate([alike])])).toEqual([]);
    expect(drawable([aTemplate([alike])], 'pl')).toEqual(['alike']);
    expect(drawable([aTemplate([alike], { varied: true })])).toEqual(['alike']);
  });

  test('has no niche and no dated questions, which do not take the places of others', () => {
    const rows = keys(20).map((key) => aRow(key));
    const dated = keys(20).map((key) => aRow(`dated-${key}`, { familiarity: 1, volatile: true }));
    const chosen = drawable([aTemplate([...rows, ...dated])]);
    expect(has(chosen, 'row-')).toBe(10);
    expect(has(chosen, 'dated-')).toBe(0);
    expect(drawable([aTemplate(rows, { narrow: true })])).toEqual([]);
  });
});

describe('the default draw of the starter catalogue', () => {
  const drawn = (language: string): QuestionRecord[] =>
    records.filter(
      ({ quality, type, language: own }) => quality === 'high' && type !== 'text_input' && own === language,
    );

  test.each(['en', 'pl'])('has, in %s, at most twenty questions of one template', (language) => {
    const templates = Map.groupBy(drawn(language), ({ sourceId }) => sourceId.split('/', 1)[0] ?? '');
    templates.delete('written');
    expect([...templates].filter(([, own]) => own.length > 20).map(([name]) => name)).toEqual([]);
  });

  test.each(['en', 'pl'])('has, in %s, at least 25 questions of every category', (language) => {
    const counts = Map.groupBy(drawn(language), ({ category }) => category);
    for (const { slug } of CATEGORIES) expect(counts.get(slug)?.length ?? 0, slug).toBeGreaterThanOrEqual(25);
  });

  test.each(['en', 'pl'] as const)(
    'has, in %s, questions of every topic, unless they are niche, dated or for specialists',
    (language) => {
      const chosen = new Set(drawn(language).map(({ sourceId }) => sourceId));
      const open = questionsOf([...TEMPLATES, ...writtenTemplates()]).filter(
        ({ template, question }) =>
          template.narrow !== true &&
          template.type !== 'text_input' &&
          question.volatile !== true &&
          familiarityIn(question, language) !== 5,
      );
      const topics = (ids: readonly TemplateQuestion[]): string[] =>
        ids.flatMap((entry) => [...topicsOf(entry)]);
      const found = new Set(topics(open.filter(({ id }) => chosen.has(id))));
      expect(topics(open).filter((topic) => !found.has(topic))).toEqual([]);
    },
  );
});
