import type { TextlintRuleReporter } from '@textlint/kernel';

import { compileWordList, readWordList } from './word-list.ts';

const find = compileWordList(readWordList());

/** The textlint rule for `words.yml`. Its message is the replacement. */
export const wordListRule: TextlintRuleReporter = ({ Syntax, RuleError, report, locator, getSource }) => ({
  [Syntax.Str](node) {
    for (const { start, text, use } of find(getSource(node))) {
      report(node, new RuleError(use, { padding: locator.range([start, start + text.length]) }));
    }
  },
});
