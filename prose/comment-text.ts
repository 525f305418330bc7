import { blank, hideCode } from './passage.ts';

const DELIMITER = /^\/\*+|\*+\/$|^[ \t]*(?:\*(?!\/)|\/\/+|#+|--+)/gm;
/** The name of a lint rule is code. The reason after the dashes is English. */
const DIRECTIVE = /(?:eslint-|@ts-|prettier-|c8 |v8 )[^\n]*?(?= -- |\*\/|$)/gm;
const TAG = /@param [\w.]+(?: -)?|@throws \{?\w+\}?|@\w+|\{@link [^}]+\}/g;

/** Returns the English of a comment, padded to the same length. */
export function commentText(comment: string): string {
  const bare = comment.replaceAll(DELIMITER, (delimiter) => blank(delimiter, ' '));
  return hideCode(
    bare.replaceAll(DIRECTIVE, (directive) => blank(directive)).replaceAll(TAG, (tag) => blank(tag)),
  );
}
