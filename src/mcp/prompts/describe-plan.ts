import type { Language } from '../../contract/vocabulary.ts';
import { LEVEL_NAMES, PHRASES } from '../texts/phrases.ts';
import { callText } from './call-text.ts';
import { poolName, whyWider } from './describe-pools.ts';
import type { Plan } from './plan-from-counts.ts';
import type { Round, WantedRounds } from './plan-rounds.ts';

/** One line per round: the level, the wider filters if any, and the call. */
export function planText(rounds: readonly Round[], lang: Language, topic: string): string {
  const phrases = PHRASES[lang];
  return rounds
    .map(({ pool, difficulty, amount }, round) => {
      const before = round === 1 ? phrases.firstRound : phrases.roundsUpTo(round);
      const exclude = round === 0 ? undefined : [`<${phrases.idsOf(before)}>`];
      const level = difficulty === undefined ? phrases.anyLevel : LEVEL_NAMES[lang][difficulty];
      const kind = [level, poolName(pool, lang)].filter((name) => name !== '').join(', ');
      const call = callText('random', { topic, lang, ...pool, difficulty, amount, exclude });
      return `- ${phrases.round} ${round + 1} (${kind}): ${call}`;
    })
    .join('\n');
}

/** How the plan differs from what was requested, and why: a line for each reason. */
export function notesText(
  { rounds }: Plan,
  { levels, perRound, requested }: WantedRounds,
  lang: Language,
): string {
  const phrases = PHRASES[lang];
  const wanted = levels.length * perRound;
  const planned = rounds.reduce((sum, { amount }) => sum + amount, 0);
  const [level] = levels;
  const mixes = requested && rounds.some(({ difficulty }) => difficulty === undefined);
  return [
    ...whyWider(
      rounds.map(({ pool }) => pool),
      lang,
    ),
    mixes && level !== undefined ? phrases.otherLevels(LEVEL_NAMES[lang][level]) : [],
    planned < wanted ? phrases.tooFew(planned, wanted) : [],
  ]
    .flat()
    .join('\n');
}

/** The numbers of questions in the wider pools, if they were counted. */
export function widerText([, ...wider]: Plan['stock'], lang: Language): string {
  const list = wider.map(({ pool, total }) => `${poolName(pool, lang)} ${total}`);
  return list.length === 0 ? '' : PHRASES[lang].wider(list.join('; '));
}
