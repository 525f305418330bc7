import { describe, expect, test } from 'vitest';

import { REGIONS, SUBCATEGORIES, TAGS } from '../../../../catalogue/taxonomy/taxonomy.ts';
import { readRuleFiles, readRules, RuleFile } from '../../../../indexer/rules/rule-book.ts';
import { splitWords } from '../../../../src/contract/words.ts';

const RULES = readRules();
/** It has no conclusion, and only hides words that mean something else. */
const MASK = 'masks/other-meanings';

test.each(readRuleFiles())('%s.json has rules with reasons', (_name, content) => {
  expect(RuleFile.safeParse(content).error?.issues ?? []).toEqual([]);
});

test.each([
  ['a rule without a phrase', { name: 'x', why: 'For no reason.' }],
  ['a rule without a reason', { name: 'x', en: ['film'] }],
  ['a category that is none', { name: 'x', why: 'For no reason.', en: ['film'], category: 'cinema' }],
  ['a property that is none', { name: 'x', why: 'For no reason.', en: ['film'], wieght: 2 }],
])('refuses %s', (_name, rule) => {
  expect(RuleFile.safeParse([rule]).success).toBe(false);
});

test('refuses two rules with the same name', () => {
  const rule = { name: 'x', why: 'For no reason.', en: ['film'] };
  expect(RuleFile.safeParse([rule, rule]).success).toBe(false);
});

describe('every rule', () => {
  test('only uses tags, subcategories and regions of the taxonomy', () => {
    const regions = new Set(REGIONS.map(({ code }) => code));
    const unknown = RULES.flatMap(({ id, ...rule }) => [
      ...rule.tags.filter((tag) => !(tag in TAGS)).map((tag) => `${id}: tag ${tag}`),
      ...rule.subcategories.filter((slug) => !(slug in SUBCATEGORIES)).map((slug) => `${id}: ${slug}`),
      ...rule.regions.filter((code) => !regions.has(code)).map((code) => `${id}: region ${code}`),
    ]);
    expect(unknown).toEqual([]);
  });

  test('has a conclusion', () => {
    const idle = RULES.filter(
      (rule) =>
        rule.category === undefined &&
        [rule.tags, rule.subcategories, rule.regions, rule.flags].every((list) => list.length === 0),
    );
    expect(idle.map(({ id }) => id)).toEqual([MASK]);
  });

  test('has each phrase once', () => {
    const key = (phrase: string): string =>
      `${splitWords(phrase).join(' ')}${phrase.endsWith('*') ? '*' : ''}${phrase.startsWith('^') ? '^' : ''}`;
    const repeated = RULES.flatMap((rule) =>
      (['en', 'pl'] as const).flatMap((language) => {
        const keys = rule[language].map(key);
        return keys
          .filter((each, index) => keys.indexOf(each) !== index)
          .map((each) => `${rule.id}: ${each}`);
      }),
    );
    expect(repeated).toEqual([]);
  });
});
