import { coin } from '../../draw.ts';
import { CHESS_RULES, GAME_NUMBERS, GAME_THINGS, GAMES } from '../../facts/arts/board-games.ts';
import type { Link } from '../../facts/link.ts';
import { namesOf, type Named } from '../../facts/named.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { ARTS_WRITTEN, choice } from './questions.ts';
import { entry, judgement } from '../halves.ts';
import { askAnswer, type Linking } from './links.ts';

const things: Linking<Link> = { links: GAME_THINGS, answers: GAMES };

function number(value: number): Named {
  return { key: String(value), en: String(value) };
}

/** Numbers near the right one, at a distance that suits its size. */
function otherNumbers(right: number): Named[] {
  const step = right < 13 ? 1 : right < 30 ? 2 : 4;
  return [-3, -2, -1, 1, 2, 3]
    .map((times) => right + times * step)
    .filter((value) => value > 0)
    .map(number);
}

/** Each number is asked for once, either typed or with options. */
function* numberOfGame(typed: boolean): Generator<BilingualQuestion> {
  for (const row of GAME_NUMBERS) {
    if (coin(`game-number-entry/${row.key}`) !== typed) continue;
    const right = namesOf(number(row.number));
    const halves = typed
      ? entry(namesOf(row), right, row.why)
      : choice(
          `game-number/${row.key}`,
          namesOf(row),
          right,
          [row.wrong?.map(number) ?? otherNumbers(row.number)],
          row.why,
        );
    yield { key: row.key, familiarity: row.familiarity, tags: [row.game], ...halves };
  }
}

function* chessRule(): Generator<BilingualQuestion> {
  for (const { key, familiarity, truth, untruth, why } of CHESS_RULES) {
    const isTrue = coin(`chess-rule/${key}`);
    yield { key, familiarity, ...judgement(isTrue ? truth : untruth, isTrue, why) };
  }
}

const shared = { category: 'board-games', written: ARTS_WRITTEN, subcategories: ['rules-of-games'] } as const;

export const ARTS_GAMES: readonly Template[] = [
  {
    ...shared,
    name: 'game-number',
    tags: ['games'],
    type: 'multiple',
    hardness: 0,
    questions: () => numberOfGame(false),
  },
  {
    ...shared,
    name: 'game-number-entry',
    tags: ['games'],
    type: 'text_input',
    hardness: 0,
    questions: () => numberOfGame(true),
  },
  {
    ...shared,
    name: 'chess-rule',
    tags: ['games', 'chess'],
    type: 'boolean',
    hardness: 0,
    questions: chessRule,
  },
  {
    ...shared,
    name: 'game-of-thing',
    tags: ['games'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('game-of-thing', things, (thing) => ({
        en: `In which of these games ${thing.en}?`,
        pl: `Jak nazywa się gra, w której ${thing.pl}?`,
      })),
  },
];
