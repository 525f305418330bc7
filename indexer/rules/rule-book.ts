import type { Language, QuestionType } from '../../src/contract/vocabulary.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { NamedRule } from './rule-files.ts';
import { splitWords } from './split-words.ts';

/** A condition of a rule, in addition to its own phrase. */
interface Condition {
  readonly rule: NamedRule;
  readonly isRequired: boolean;
}

/** The rules of one language, indexed by the words of questions. */
export class RuleBook {
  readonly #inText = new PhraseIndex<NamedRule>();
  readonly #inAnswer = new PhraseIndex<NamedRule>();
  readonly #conditions = new PhraseIndex<Condition>();
  readonly #conditional = new Set<NamedRule>();

  constructor(rules: readonly NamedRule[], language: Language) {
    for (const rule of rules) {
      if (rule.in !== 'answer') for (const phrase of rule[language]) this.#inText.add(phrase, rule);
      if (rule.in !== 'text') for (const phrase of rule[language]) this.#inAnswer.add(phrase, rule);
      this.#addConditions(rule, true, rule.with?.[language] ?? []);
      this.#addConditions(rule, false, rule.without?.[language] ?? []);
    }
  }

  /** The rules that match a question, in no particular order. */
  match(text: string, answer: string, type: QuestionType): NamedRule[] {
    const words = splitWords(text);
    const found = new Set<NamedRule>();
    this.#inText.find(words, found);
    this.#inAnswer.findWhole(splitWords(answer), found);
    if (found.size === 0) return [];
    const met = new Set<Condition>();
    this.#conditions.findEvery(words, met);
    const excluded = new Set<NamedRule>();
    const supported = new Set<NamedRule>();
    for (const { rule, isRequired } of met) (isRequired ? supported : excluded).add(rule);
    return [...found].filter(
      (rule) =>
        !excluded.has(rule) &&
        (!this.#conditional.has(rule) || supported.has(rule)) &&
        (rule.types === undefined || rule.types.includes(type)),
    );
  }

  #addConditions(rule: NamedRule, isRequired: boolean, phrases: readonly string[]): void {
    const condition: Condition = { rule, isRequired };
    for (const phrase of phrases) this.#conditions.add(phrase, condition);
    if (isRequired && phrases.length > 0) this.#conditional.add(rule);
  }
}
