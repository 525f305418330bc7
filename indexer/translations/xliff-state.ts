import type { SaxesTagNS } from 'saxes';

import type { XliffUnit } from './xliff-unit.ts';

const CORE = /^(?:|urn:oasis:names:tc:xliff:document:\d+\.\d+)$/u;
/** Elements within a text that only annotate it: the text is the same without them. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);
/** States of finished units, of versions 1.2 and 2. A unit without a state is finished, too. */
const DONE: ReadonlySet<string> = new Set(['translated', 'final', 'signed-off', 'reviewed']);
const NAME_ATTRIBUTES = ['id', 'resname', 'name'];

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

export const createState = (): XliffState => ({
  path: [],
  languages: { from: '', to: '' },
  unit: undefined,
  units: [],
  text: undefined,
});

const attribute = ({ attributes }: SaxesTagNS, name: string): string => attributes[name]?.value ?? '';

/** The name of an element without its prefix. Elements of extensions get a name that no element of XLIFF has. */
export const nameOf = (tag: SaxesTagNS): string => (CORE.test(tag.uri) ? tag.local : `{${tag.uri}}`);

const isUnit = (name: string | undefined): boolean => name === 'trans-unit' || name === 'unit';

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

/** Reads a start tag. */
export function openElement(state: XliffState, tag: SaxesTagNS): void {
  const name = nameOf(tag);
  const parent = state.path.at(-1);
  state.path.push(name);
  if (parent === undefined)
    state.languages = { from: attribute(tag, 'srcLang'), to: attribute(tag, 'trgLang') };
  else if (state.text === undefined) openInner(state, tag, name, parent);
  else if (state.unit !== undefined && !ANNOTATIONS.has(name)) state.unit.hasCodes = true;
}

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

/** Reads an end tag. */
export function closeElement(state: XliffState): void {
  if (state.text?.depth === state.path.length) state.text = undefined;
  if (!isUnit(state.path.pop()) || state.unit === undefined) return;
  state.units.push(finishUnit(state.unit, state.languages));
  state.unit = undefined;
}

export function addText({ unit, text }: XliffState, value: string): void {
  const segment = unit?.segments.at(-1);
  if (text === undefined || segment === undefined) return;
  if (text.kind === 'source') segment.source += value;
  else segment.target = (segment.target ?? '') + value;
}

export function takeUnits(state: XliffState): XliffUnit[] {
  const { units } = state;
  state.units = [];
  return units;
}
