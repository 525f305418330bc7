import { SaxesParser, type SaxesTagNS } from 'saxes';

import { XliffError, type XliffUnit } from './xliff-unit.ts';

const CORE = /^(?:|urn:oasis:names:tc:xliff:document:\d+\.\d+)$/u;
/** Elements within a text that say something about it and are no text themselves: it stays as it is without them. */
const MARKS: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);
/** States after which a unit needs no more work; of version 1.2, then of version 2. A unit without a state needs none. */
const DONE: ReadonlySet<string> = new Set(['translated', 'final', 'signed-off', 'reviewed']);

/** A part of a unit: the whole of it in version 1.2, one of its segments in version 2. */
interface Segment {
  source: string;
  target: string | null;
  state: string;
  /** What stands between segments is not translated. */
  isBetween: boolean;
}

/** A unit that is being read. */
interface OpenUnit {
  readonly names: string[];
  readonly segments: Segment[];
  hasCodes: boolean;
}

type Languages = Pick<XliffUnit, 'from' | 'to'>;

const attribute = ({ attributes }: SaxesTagNS, name: string): string => attributes[name]?.value ?? '';

function closeUnit({ names, segments, hasCodes }: OpenUnit, languages: Languages): XliffUnit {
  const real = segments.filter(({ isBetween }) => !isBetween);
  const isTranslated = real.some(({ target }) => target !== null && target.trim() !== '');
  return {
    ...languages,
    names,
    hasCodes,
    source: segments.map(({ source }) => source).join(''),
    target: isTranslated
      ? segments.map(({ source, target, isBetween }) => target ?? (isBetween ? source : '')).join('')
      : null,
    isDone: real.every(
      ({ target, state }) => target !== null && target.trim() !== '' && (state === '' || DONE.has(state)),
    ),
  };
}

/** Reads XLIFF as it comes. */
export interface XliffParser {
  /** The units that are whole with this text. */
  readonly write: (text: string) => XliffUnit[];
  /** Nothing more comes. */
  readonly end: () => void;
}

/**
 * A parser that keeps one unit in memory. Namespace prefixes, the order of attributes, comments and CDATA make no difference;
 * candidates of a translation memory and elements of extensions are passed over.
 *
 * @throws XliffError from its functions, for what is not well-formed or no XLIFF
 */
export function createXliffParser(): XliffParser {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const path: string[] = [];
  let languages: Languages = { from: '', to: '' };
  let unit: OpenUnit | undefined;
  let units: XliffUnit[] = [];
  /** The source or target that is being read, and how deep it stands. */
  let reading: { readonly kind: 'source' | 'target'; readonly depth: number } | undefined;

  let hasRoot = false;

  const refuse = (message: string, isAnotherFormat = false): never => {
    throw new XliffError(`${message} (line ${parser.line})`, { isAnotherFormat });
  };

  function openSegment(isBetween: boolean, state: string): void {
    unit?.segments.push({ source: '', target: null, state, isBetween });
  }

  function startText(kind: 'source' | 'target', tag: SaxesTagNS): void {
    reading = { kind, depth: path.length };
    const segment = unit?.segments.at(-1);
    if (kind !== 'target' || segment === undefined) return;
    segment.target ??= '';
    if (segment.state === '') segment.state = attribute(tag, 'state');
  }

  function open(tag: SaxesTagNS): void {
    const name = CORE.test(tag.uri) ? tag.local : `{${tag.uri}}`;
    const parent = path.at(-1);
    path.push(name);
    if (path.length === 1) {
      if (name !== 'xliff') refuse('the root element is not xliff', true);
      hasRoot = true;
      languages = { from: attribute(tag, 'srcLang'), to: attribute(tag, 'trgLang') };
    } else if (reading !== undefined) {
      if (unit !== undefined && !MARKS.has(name)) unit.hasCodes = true;
    } else if (name === 'file' && attribute(tag, 'source-language') !== '') {
      languages = { from: attribute(tag, 'source-language'), to: attribute(tag, 'target-language') };
    } else if (name === 'trans-unit' || name === 'unit') {
      unit = {
        names: ['id', 'resname', 'name'].map((key) => attribute(tag, key)).filter((value) => value !== ''),
        segments: [],
        hasCodes: false,
      };
      if (name === 'trans-unit') openSegment(false, '');
    } else if ((name === 'segment' || name === 'ignorable') && parent === 'unit') {
      openSegment(name === 'ignorable', attribute(tag, 'state'));
    } else if (
      (name === 'source' || name === 'target') &&
      (parent === 'trans-unit' || parent === 'segment' || parent === 'ignorable')
    ) {
      startText(name, tag);
    }
  }

  function close(): void {
    if (reading?.depth === path.length) reading = undefined;
    const name = path.pop();
    if ((name === 'trans-unit' || name === 'unit') && unit !== undefined) {
      units.push(closeUnit(unit, languages));
      unit = undefined;
    }
  }

  function text(value: string): void {
    const segment = unit?.segments.at(-1);
    if (reading === undefined || segment === undefined) return;
    if (reading.kind === 'source') segment.source += value;
    else segment.target = (segment.target ?? '') + value;
  }

  parser.on('opentag', open);
  parser.on('closetag', close);
  parser.on('text', text);
  parser.on('cdata', text);
  // Nothing needs one, and entities could make a small file a large one.
  parser.on('doctype', () => refuse('the file has a DOCTYPE'));
  parser.on('error', (error) => {
    const reason = error.message.replace(/\.$/u, '');
    throw new XliffError(`not well-formed XML: ${reason}`, { isAnotherFormat: !hasRoot });
  });
  return {
    write: (chunk) => {
      parser.write(chunk);
      const whole = units;
      units = [];
      return whole;
    },
    end: () => {
      parser.close();
    },
  };
}
