import { describe, expect, test } from 'vitest';

import { byLanguage, Language } from '../../../src/contract/vocabulary.ts';
import { BUILD_QUIZ } from '../../../src/mcp/prompts/build-quiz.ts';
import { CLIENT_MECHANICS } from '../../../src/mcp/prompts/client-mechanics.ts';
import { EXPLORE_TOPIC } from '../../../src/mcp/prompts/explore-topic.ts';
import { fillTemplate } from '../../../src/mcp/prompts/prompt.ts';
import { Mechanic, MECHANICS } from '../../../src/mcp/prompts/mechanics.ts';
import { SIMILAR_TOPICS, UNKNOWN_TOPIC } from '../../../src/mcp/prompts/topic.ts';
import { WARMUP_PHRASES, WARMUP_ROUND } from '../../../src/mcp/prompts/warmup-round.ts';

const placeholders = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))].sort();
const steps = (text: string): number => text.match(/^\d+\. /gm)?.length ?? 0;

describe('all languages of', () => {
  test.each(
    Object.entries({
      BUILD_QUIZ,
      EXPLORE_TOPIC,
      WARMUP_ROUND,
      UNKNOWN_TOPIC,
      menu: byLanguage((language) => CLIENT_MECHANICS[language].menu),
      plan: byLanguage((language) => CLIENT_MECHANICS[language].plan),
      near: byLanguage((language) => Object.values(SIMILAR_TOPICS[language].some).join(' ')),
      far: byLanguage((language) => Object.values(SIMILAR_TOPICS[language].none).join(' ')),
      about: byLanguage((language) => WARMUP_PHRASES[language].about),
      stock: byLanguage((language) => WARMUP_PHRASES[language].stock),
      ...Object.fromEntries(
        Mechanic.options.map((name) => [name, byLanguage((language) => MECHANICS[language][name].plan)]),
      ),
    }),
  )('%s have the same placeholders and steps', (_name, texts) => {
    for (const language of Language.options) {
      expect(placeholders(texts[language])).toEqual(placeholders(texts.en));
      expect(steps(texts[language])).toBe(steps(texts.en));
    }
    expect(new Set(Object.values(texts)).size).toBe(Language.options.length);
  });
});

describe('fillTemplate', () => {
  test('inserts values unchanged, and removes the lines that an empty value leaves', () => {
    expect(fillTemplate('a {{x}}\n\n{{none}}\n\nb {{y}} ', { x: '{{y}} $&', y: 1, none: '' })).toBe(
      'a {{y}} $&\n\nb 1',
    );
  });

  test('throws for a placeholder without a value', () => {
    expect(() => fillTemplate('{{x}}', {})).toThrow('the placeholder x has no value');
  });
});
