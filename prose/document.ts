import { ASTNodeTypes, type TxtDocumentNode, type TxtNodeLocation } from '@textlint/ast-node-types';

import { blank, type Passage } from './passage.ts';

type Locate = (start: number, end: number) => TxtNodeLocation;

/** Converts offsets to positions. textlint counts lines from 1 and columns from 0. */
function createLocator(text: string): Locate {
  const lines = [0, ...[...text.matchAll(/\n/g)].map((feed) => feed.index + 1)];
  const locate = (offset: number): TxtNodeLocation['start'] => {
    const next = lines.findIndex((start) => start > offset);
    const line = next === -1 ? lines.length : next;
    return { line, column: offset - (lines[line - 1] ?? 0) };
  };
  return (start, end) => ({ start: locate(start), end: locate(end) });
}

/** Blanks everything except the passages. */
function overlay(text: string, passages: readonly Passage[]): string {
  let english = '';
  for (const passage of passages) {
    english += blank(text.slice(english.length, passage.start), ' ') + passage.text;
  }
  return english + blank(text.slice(english.length), ' ');
}

/**
 * Turns the passages of a file into the document that textlint reads, one paragraph each. All offsets match the file,
 * so the lines and columns of findings do too.
 */
export function toDocument(
  text: string,
  passages: readonly Passage[],
): { text: string; ast: TxtDocumentNode } {
  const english = overlay(text, passages);
  const locate = createLocator(english);
  const children = passages.map(({ start, text: raw }) => {
    const end = start + raw.length;
    const place = { raw, range: [start, end], loc: locate(start, end) } as const;
    const str = { type: ASTNodeTypes.Str, value: raw, ...place } as const;
    return { type: ASTNodeTypes.Paragraph, children: [str], ...place } as const;
  });
  const place = { raw: english, range: [0, english.length], loc: locate(0, english.length) } as const;
  return { text: english, ast: { type: ASTNodeTypes.Document, children, ...place } };
}
