import { TextlintKernel, type TextlintPluginCreator, type TextlintPluginProcessor } from '@textlint/kernel';
import { parse as parseMarkdown } from '@textlint/markdown-to-ast';
import terminology from 'textlint-rule-terminology';

import { toDocument } from './document.ts';
import { lineComments } from './line-comments.ts';
import type { Reading } from './scopes.ts';
import { typescriptPassages } from './typescript-passages.ts';
import { wordListRule } from './word-list-rule.ts';

export interface Finding {
  path: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  found: string;
  use: string;
}

/**
 * Terms of textlint-rule-terminology that do not apply. This project writes id, e-mail, README, VS Code and indexes (as PostgreSQL and
 * Elasticsearch do). Others, such as Jest and AVA, are ordinary words or names here.
 */
const EXCLUDED_TERMS = [
  'ID',
  "id['’]?s",
  "API['’]?s",
  "URL['’]?s",
  'indexes\\b',
  'readme(s)?',
  'V[ -]?S[ -]?Code',
  'AVA',
  'Jest',
  'URL',
  'tilda',
  'array item(s)?',
  'blank line(s)?',
  'e[- ]mail(s)?',
  'file[- ]name(s)?',
  'function argument(s)?',
  'lint(?:er|ing)?[ -]?rule(s)?',
  'open-?source(ed?)',
  'user[- ]name(s)?',
  'web[- ]?site(s)?',
];

type Processor = ReturnType<TextlintPluginProcessor['processor']>;

const kernel = new TextlintKernel();

function parse(path: string, text: string, reading: Reading): ReturnType<Processor['preProcess']> {
  switch (reading.kind) {
    case 'markdown':
      return parseMarkdown(text);
    case 'typescript':
      return toDocument(text, typescriptPassages(path, text, reading.strings));
    case 'lines':
      return toDocument(text, lineComments(text));
  }
}

/** Wraps the parser as a textlint plugin. The kind of reading serves as the file extension. */
function pluginFor(reading: Reading): TextlintPluginCreator {
  return {
    Processor: class {
      availableExtensions(): string[] {
        return [reading.kind];
      }
      processor(): Processor {
        return {
          preProcess: (text, path = '') => parse(path, text, reading),
          postProcess: (messages, path = '') => ({ messages, filePath: path }),
        };
      }
    },
  };
}

/** Lists the words and phrases to replace, in the order of the text. */
export async function lintText(path: string, text: string, reading: Reading): Promise<Finding[]> {
  const { messages } = await kernel.lintText(text, {
    filePath: path,
    ext: reading.kind,
    plugins: [{ pluginId: reading.kind, plugin: pluginFor(reading) }],
    rules: [
      { ruleId: 'word-list', rule: wordListRule },
      { ruleId: 'terminology', rule: terminology, options: { exclude: EXCLUDED_TERMS } },
    ],
  });
  return messages.map(({ loc, range, fix, message }) => ({
    path,
    line: loc.start.line,
    column: loc.start.column,
    found: text.slice(...(fix?.range ?? range)),
    use: fix?.text ?? message,
  }));
}
