import type { Template } from '../template.ts';
import { askAll, type Finding, type Rule } from './asked.ts';
import { checkAskedTwice } from './asked-twice.ts';
import { checkExplanations } from './explanations.ts';
import { checkGivenAway } from './given-away.ts';
import { checkGivenAwayByLength, checkLengths } from './lengths.ts';
import { checkOptions } from './options.ts';
import { checkPolish } from './polish.ts';
import { checkShares } from './shares.ts';
import { checkByTable, checkByTurning } from './two-right.ts';
import { checkVocabulary } from './vocabulary.ts';

/** Every rule by its name. */
const RULES: Readonly<Record<string, Rule>> = {
  options: checkOptions,
  'given-away': checkGivenAway,
  'right-by-table': checkByTable,
  'right-by-turning': checkByTurning,
  'asked-twice': checkAskedTwice,
  polish: checkPolish,
  lengths: checkLengths,
  'given-away-by-length': checkGivenAwayByLength,
  explanations: checkExplanations,
  shares: checkShares,
  vocabulary: checkVocabulary,
};

/** What is wrong with the questions of the templates: one sentence each, after the name of the rule. */
export function lintCatalogue(templates: readonly Template[]): Finding[] {
  const asked = askAll(templates);
  return Object.entries(RULES).flatMap(([name, rule]) => rule(asked).map((finding) => `${name}: ${finding}`));
}
