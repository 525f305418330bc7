import ts from 'typescript';

import { commentText } from './comment-text.ts';
import { blank, hideCode, isPolish, type Passage } from './passage.ts';

/** Which string literals to read: all, only test titles, or none. */
export type Strings = 'all' | 'titles' | 'none';

type Part = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

const TEST = /^(?:it|test|describe)\b/;
/** Two consecutive words. Keys, paths and column names do not match. */
const SENTENCE = /\p{L}[,;:]?\s+\p{L}/u;
/** The source of a regular expression, kept as a string. */
const EXPRESSION = /\(\?[:=!<]|\\[bwsp]\b/;
const ESCAPE = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[^`])/gi;
const MARKUP = /<[/?]?[a-z][^<>]*(?:>|$)/g;

/** A template has a part before, between and after its expressions. */
function partsOf(literal: ts.StringLiteralLike | ts.TemplateExpression): readonly Part[] {
  return ts.isTemplateExpression(literal)
    ? [literal.head, ...literal.templateSpans.map((span) => span.literal)]
    : [literal];
}

function isTitle(literal: ts.Node, file: ts.SourceFile): boolean {
  const call = literal.parent;
  return (
    ts.isCallExpression(call) && call.arguments[0] === literal && TEST.test(call.expression.getText(file))
  );
}

function passageOf(part: Part, file: ts.SourceFile): Passage {
  const start = part.getStart(file) + 1;
  const end = part.end - (ts.isTemplateHead(part) || ts.isTemplateMiddle(part) ? 2 : 1);
  const escaped = file.text.slice(start, end).replaceAll(ESCAPE, (escape) => blank(escape, ' '));
  return { start, text: hideCode(escaped.replaceAll(MARKUP, (tag) => blank(tag))) };
}

/** Finds comments in a range without literals. Consecutive `//` lines form one passage. */
function commentsBetween(text: string, start: number, end: number): Passage[] {
  const comments = text.slice(start, end).matchAll(/\/\*[^]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g);
  return [...comments].map((match) => ({ start: start + match.index, text: commentText(match[0]) }));
}

/** Finds the comments and the selected string literals of a source file. */
export function typescriptPassages(path: string, text: string, strings: Strings): Passage[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  let position = 0;

  /** Skips the literal, because slashes inside it do not start a comment. */
  function skipLiteral(start: number, end: number): void {
    passages.push(...commentsBetween(text, position, start));
    position = end;
  }

  function readLiteral(literal: ts.StringLiteralLike | ts.TemplateExpression): void {
    if (strings === 'none' || (strings === 'titles' && !isTitle(literal, file))) return;
    const whole = literal.getText(file);
    if (SENTENCE.test(whole) && !EXPRESSION.test(whole) && !isPolish(whole)) {
      passages.push(...partsOf(literal).map((part) => passageOf(part, file)));
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) readLiteral(node);
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      skipLiteral(node.getStart(file), node.end);
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  passages.push(...commentsBetween(text, position, text.length));
  return passages.sort((one, other) => one.start - other.start);
}
