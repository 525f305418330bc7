import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { BUILD_QUIZ } from '../../../src/mcp/texts/build-quiz.ts';
import { CLIENT_MECHANICS } from '../../../src/mcp/texts/client-mechanics.ts';
import { EXPLORE_TOPIC } from '../../../src/mcp/texts/explore-topic.ts';
import { fill } from '../../../src/mcp/texts/fill.ts';
import { Mechanic } from '../../../src/mcp/texts/mechanic.ts';
import { MECHANICS_EN } from '../../../src/mcp/texts/mechanics.en.ts';
import { MECHANICS_PL } from '../../../src/mcp/texts/mechanics.pl.ts';
import { NEAR_TOPICS, UNKNOWN_TOPIC } from '../../../src/mcp/texts/unknown-topic.ts';
import { WARMUP_PIECES, WARMUP_ROUND } from '../../../src/mcp/texts/warmup-round.ts';

const places = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))].sort();
const steps = (text: string): number => text.match(/^\d+\. /gm)?.length ?? 0;

describe('both languages of', () => {
  test.each(
    Object.entries({
      BUILD_QUIZ,
      EXPLORE_TOPIC,
      WARMUP_ROUND,
      UNKNOWN_TOPIC,
      menu: { en: CLIENT_MECHANICS.en.menu, pl: CLIENT_MECHANICS.pl.menu },
      plan: { en: CLIENT_MECHANICS.en.plan, pl: CLIENT_MECHANICS.pl.plan },
      near: { en: NEAR_TOPICS.en.some, pl: NEAR_TOPICS.pl.some },
      about: { en: WARMUP_PIECES.en.about, pl: WARMUP_PIECES.pl.about },
      stock: { en: WARMUP_PIECES.en.stock, pl: WARMUP_PIECES.pl.stock },
      ...Object.fromEntries(
        Mechanic.options.map((name) => [name, { en: MECHANICS_EN[name].plan, pl: MECHANICS_PL[name].plan }]),
      ),
    }),
  )('%s have the same places and steps', (_name, texts) => {
    expect(places(texts.pl)).toEqual(places(texts.en));
    expect(steps(texts.pl)).toBe(steps(texts.en));
    expect(new Set(Language.options.map((language) => texts[language])).size).toBe(2);
  });
});

describe('fill', () => {
  test('puts values in as they are, and leaves no hole where one is empty', () => {
    expect(fill('a {{x}}\n\n{{none}}\n\nb {{y}} ', { x: '{{y}} $&', y: 1, none: '' })).toBe(
      'a {{y}} $&\n\nb 1',
    );
  });

  test('throws for a place without a value', () => {
    expect(() => fill('{{x}}', {})).toThrow('the place x');
  });
});
