import { SaxesParser } from 'saxes';

import { addText, closeElement, createState, nameOf, openElement, takeUnits } from './xliff-state.ts';
import { XliffError, type XliffUnit } from './xliff-unit.ts';

/** Characters of the longest unit, or text outside of units, that is read: a hostile file must not fill the memory. */
const LONGEST_UNIT = 1_048_576;
/** Elements within each other; XLIFF needs fewer than ten. */
const DEEPEST = 100;

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
  /** Where the current unit begins, or the current text outside of units. */
  let start = 0;

  const refuse = (message: string, isAnotherFormat = false): never => {
    throw new XliffError(`${message} (line ${parser.line})`, { isAnotherFormat });
  };

  parser.on('opentag', (tag) => {
    if (!hasRoot && nameOf(tag) !== 'xliff') refuse('the root element is not xliff', true);
    hasRoot = true;
    if (state.unit === undefined) start = parser.position;
    openElement(state, tag);
    if (state.path.length <= DEEPEST) return;
    if (state.unit === undefined) refuse('elements are nested too deeply');
    // Only this unit cannot be read.
    else state.unit.hasCodes = true;
  });
  parser.on('closetag', () => {
    closeElement(state);
    if (state.unit === undefined) start = parser.position;
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
      if (parser.position - start > LONGEST_UNIT) refuse('a unit is longer than a million characters');
      return takeUnits(state);
    },
    end: () => {
      parser.close();
    },
  };
}
