import type { StarterQuestion, Wording } from '../../catalogue/question-file.ts';

interface BilingualQuestion extends StarterQuestion {
  readonly en: Wording;
  readonly pl: Wording;
}

/** A valid question of the starter catalogue in both languages: about the game of Ludo. */
export function aFileQuestion(fields: Partial<BilingualQuestion> = {}): BilingualQuestion {
  const { key = 'ludo' } = fields;
  return {
    category: 'board-games',
    place: `board-games/games.json, ${key}`,
    key: 'ludo',
    kind: 'origin',
    type: 'multiple',
    difficulty: { en: 'medium', pl: 'easy' },
    subcategories: ['rules-of-games'],
    tags: ['classic-board-games'],
    regions: ['in'],
    written: '2026-11-23',
    standard: [],
    en: {
      text: 'Which board game for families descends from the Indian game pachisi?',
      correct: 'Ludo',
      incorrect: ['Backgammon', 'Snakes and ladders', 'Draughts'],
      explanation: 'It was patented in England in 1896; the name is Latin for “I play”.',
    },
    pl: {
      text: 'Od indyjskiej gry pachisi wywodzi się gra planszowa znana w Polsce jako:',
      correct: 'Chińczyk',
      incorrect: ['Tryktrak', 'Węże i drabiny', 'Warcaby'],
      explanation: 'W Anglii opatentowano ją w 1896 roku pod łacińską nazwą ludo, „gram”.',
    },
    ...fields,
  };
}
