import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Characters of the longest unit, or text outside of units, that is read: a hostile file must not fill the memory. */
const LONGEST_UNIT = 1_048_576;
/** Elements within each other; XLIFF needs fewer than ten. */
const DEEPEST = 100;
const CORE = /^(?:|urn:oasis:names:tc:xliff:document:\d+\.\d+)$/u;
/** Elements within a text that only annotate it: the text is the same without them. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);
/** States of finished units, of versions 1.2 and 2. A unit without a state is finished, too. */
const DONE: ReadonlySet<string> = new Set(['translated', 'final', 'signed-off', 'reviewed']);
const NAME_ATTRIBUTES = ['id', 'resname', 'name'];

/** A unit of an XLIFF file, version 1.2 or 2, as a translation tool wrote it. */
export interface XliffUnit {
  /** Its id and other names, which tools preserve. */
  readonly names: readonly string[];
  readonly source: string;
  /** Null if there is none. */
  readonly target: string | null;
  /** Whether source or target has inline codes, which plain text cannot contain. */
  readonly hasCodes: boolean;
  /** False if the tool marks it as unfinished. */
  readonly isDone: boolean;
  /** As declared in the file; may be empty. */
  readonly from: string;
  readonly to: string;
}

/** Why a file cannot be read as XLIFF, without a full stop. */
export class XliffError extends Error {
  override readonly name = 'XliffError';
  /** Whether the file has no XLIFF root element: it is in another format. */
  readonly isAnotherFormat: boolean;

  constructor(message: string, { isAnotherFormat = false }: { readonly isAnotherFormat?: boolean } = {}) {
    super(message);
    this.isAnotherFormat = isAnotherFormat;
  }
}

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
  const state: XliffState = {
    path: [],
    languages: { from: '', to: '' },
    unit: undefined,
    units: [],
    text: undefined,
  };
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

/** A part of a unit: the whole unit in version 1.2, a segment in version 2. */
interface Segment {
  source: string;
  target: string | null;
  state: string;
  /** Text between segments, which is not translated. */
  readonly isIgnorable: boolean;
}

/** A unit that is being read. */
interface OpenUnit {
  readonly names: readonly string[];
  readonly segments: Segment[];
  hasCodes: boolean;
}

type TextKind = 'source' | 'target';
type Languages = Pick<XliffUnit, 'from' | 'to'>;

/** The state of reading an XLIFF file. */
interface XliffState {
  /** The names of the open elements. */
  readonly path: string[];
  languages: Languages;
  unit: OpenUnit | undefined;
  /** Units that are complete. */
  units: XliffUnit[];
  /** The source or target that is being read, and its depth. */
  text: { readonly kind: TextKind; readonly depth: number } | undefined;
}

/** Reads a start tag. */
function openElement(state: XliffState, tag: SaxesTagNS): void {
  const name = nameOf(tag);
  const parent = state.path.at(-1);
  state.path.push(name);
  if (parent === undefined)
    state.languages = { from: attribute(tag, 'srcLang'), to: attribute(tag, 'trgLang') };
  else if (state.text === undefined) openInner(state, tag, name, parent);
  else if (state.unit !== undefined && !ANNOTATIONS.has(name)) state.unit.hasCodes = true;
}

/** The name of an element without its prefix. Elements of extensions get a name that no element of XLIFF has. */
const nameOf = (tag: SaxesTagNS): string => (CORE.test(tag.uri) ? tag.local : `{${tag.uri}}`);

const attribute = ({ attributes }: SaxesTagNS, name: string): string => attributes[name]?.value ?? '';

/** Reads the start tag of an element within the root. */
function openInner(state: XliffState, tag: SaxesTagNS, name: string, parent: string): void {
  switch (name) {
    case 'file':
      openFile(state, tag);
      break;
    case 'trans-unit':
    case 'unit':
      openUnit(state, tag);
      break;
    case 'segment':
    case 'ignorable':
      if (parent === 'unit') openSegment(state, attribute(tag, 'state'), name === 'ignorable');
      break;
    case 'source':
    case 'target':
      if (['trans-unit', 'segment', 'ignorable'].includes(parent)) openText(state, tag, name);
      break;
  }
}

function openFile(state: XliffState, tag: SaxesTagNS): void {
  const from = attribute(tag, 'source-language');
  if (from !== '') state.languages = { from, to: attribute(tag, 'target-language') };
}

function openUnit(state: XliffState, tag: SaxesTagNS): void {
  const names = NAME_ATTRIBUTES.map((name) => attribute(tag, name)).filter((value) => value !== '');
  state.unit = { names, segments: [], hasCodes: false };
  // In version 1.2 a unit has no segments.
  if (tag.local === 'trans-unit') openSegment(state, '', false);
}

function openSegment({ unit }: XliffState, segmentState: string, isIgnorable: boolean): void {
  unit?.segments.push({ source: '', target: null, state: segmentState, isIgnorable });
}

function openText(state: XliffState, tag: SaxesTagNS, kind: TextKind): void {
  state.text = { kind, depth: state.path.length };
  const segment = state.unit?.segments.at(-1);
  if (kind === 'source' || segment === undefined) return;
  segment.target ??= '';
  if (segment.state === '') segment.state = attribute(tag, 'state');
}

function addText({ unit, text }: XliffState, value: string): void {
  const segment = unit?.segments.at(-1);
  if (text === undefined || segment === undefined) return;
  if (text.kind === 'source') segment.source += value;
  else segment.target = (segment.target ?? '') + value;
}

/** Reads an end tag. */
function closeElement(state: XliffState): void {
  if (state.text?.depth === state.path.length) state.text = undefined;
  if (!isUnit(state.path.pop()) || state.unit === undefined) return;
  state.units.push(finishUnit(state.unit, state.languages));
  state.unit = undefined;
}

const isUnit = (name: string | undefined): boolean => name === 'trans-unit' || name === 'unit';

function finishUnit({ names, segments, hasCodes }: OpenUnit, languages: Languages): XliffUnit {
  const real = segments.filter(({ isIgnorable }) => !isIgnorable);
  const isTranslated = real.some(({ target }) => target !== null && target.trim() !== '');
  return {
    ...languages,
    names,
    hasCodes,
    source: segments.map(({ source }) => source).join(''),
    target: isTranslated
      ? segments.map(({ source, target, isIgnorable }) => target ?? (isIgnorable ? source : '')).join('')
      : null,
    isDone: real.every(
      ({ target, state }) => target !== null && target.trim() !== '' && (state === '' || DONE.has(state)),
    ),
  };
}

function takeUnits(state: XliffState): XliffUnit[] {
  const { units } = state;
  state.units = [];
  return units;
}
