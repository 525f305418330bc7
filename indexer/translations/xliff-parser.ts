import { SaxesParser } from 'saxes';

import { addText, closeElement, createState, nameOf, openElement, takeUnits } from './xliff-state.ts';
import { XliffError, type XliffUnit } from './xliff-unit.ts';

/** Parses XLIFF text piece by piece. */
interface XliffParser {
  /** Returns the units that are complete after this text. */
  readonly write: (text: string) => XliffUnit[];
  /** Call it at the end of the file. */
  readonly end: () => void;
}

/**
 * Creates a parser that keeps one unit in memory. It ignores namespace prefixes, the order of attributes, comments,
 * candidates of a translation memory, and elements of extensions. CDATA is text.
 *
 * @throws XliffError from its functions, if the text is not well-formed or not XLIFF
 */
export function createXliffParser(): XliffParser {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const state = createState();
  let hasRoot = false;

  const refuse = (message: string, isAnotherFormat = false): never => {
    throw new XliffError(`${message} (line ${parser.line})`, { isAnotherFormat });
  };

  parser.on('opentag', (tag) => {
    if (!hasRoot && nameOf(tag) !== 'xliff') refuse('the root element is not xliff', true);
    hasRoot = true;
    openElement(state, tag);
  });
  parser.on('closetag', () => {
    closeElement(state);
  });
  const onText = (value: string): void => {
    addText(state, value);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  // No file needs one, and entities could expand a small file to a large one.
  parser.on('doctype', () => refuse('the file has a DOCTYPE'));
  parser.on('error', (error) => {
    const reason = error.message.replace(/\.$/u, '');
    throw new XliffError(`not well-formed XML: ${reason}`, { isAnotherFormat: !hasRoot });
  });
  return {
    write: (text) => {
      parser.write(text);
      return takeUnits(state);
    },
    end: () => {
      parser.close();
    },
  };
}
