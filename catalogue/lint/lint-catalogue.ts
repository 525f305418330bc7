import type { Template } from '../template.ts';
import { questionsOf } from '../template-question.ts';
import type { Finding, Rule } from './rule.ts';
import { checkRepeatedQuestions } from './repeated-questions.ts';
import { checkExplained, checkExplanations } from './explanations.ts';
import { checkGivenAway } from './given-away.ts';
import { checkGivenAwayByLength, checkLengths } from './lengths.ts';
import { checkOptionCase } from './option-case.ts';
import { checkOptions } from './options.ts';
import { checkPolish } from './polish.ts';
import { checkShares } from './shares.ts';
import { checkByTable, checkByReverse } from './two-right.ts';
import { checkLikeness } from './giveaways/likeness.ts';
import { checkStandingOut } from './giveaways/stands-out.ts';
import { checkPairsInDraws } from './measures/pairs-in-draws.ts';
import { checkReversedTwins } from './measures/reversed-twins.ts';
import { checkTemplatesByCategory } from './measures/templates-by-category.ts';
import { checkYears } from './measures/years.ts';
import { checkKnownSlugs } from './known-slugs.ts';
import { checkAccepted } from './written/accepted.ts';
import { checkKinds } from './written/kinds.ts';
import { checkSameFact, checkSameKey } from './written/same-fact.ts';
import { checkValidUntil } from './written/valid-until.ts';

/** All rules by name. */
const RULES: Readonly<Record<string, Rule>> = {
  options: checkOptions,
  'option-case': checkOptionCase,
  'given-away': checkGivenAway,
  'right-by-table': checkByTable,
  'right-by-reverse': checkByReverse,
  'repeated-questions': checkRepeatedQuestions,
  polish: checkPolish,
  lengths: checkLengths,
  'given-away-by-length': checkGivenAwayByLength,
  explanations: checkExplanations,
  shares: checkShares,
  'pairs-in-draws': checkPairsInDraws,
  'stands-out': checkStandingOut,
  likeness: checkLikeness,
  'reversed-twins': checkReversedTwins,
  years: checkYears,
  'templates-by-category': checkTemplatesByCategory,
  'explanations-missing': checkExplained,
  'known-slugs': checkKnownSlugs,
  accepted: checkAccepted,
  kinds: checkKinds,
  'same-fact': checkSameFact,
  'same-key': checkSameKey,
  'valid-until': checkValidUntil,
};

/** Checks the questions of the templates. Each finding is a sentence after the name of the rule. */
export function lintCatalogue(templates: readonly Template[]): Finding[] {
  const all = questionsOf(templates);
  return Object.entries(RULES).flatMap(([name, rule]) => rule(all).map((finding) => `${name}: ${finding}`));
}
