import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { TranslatableRow } from '../../../indexer/store/questions/translations.ts';
import { XLIFF_END, xliffGroup, xliffHead } from '../../../indexer/translations/export-translations.ts';
import { changedPlaceholders, lostNumbers } from '../../../indexer/translations/lost-content.ts';
import { createXliffParser, XliffError, type XliffUnit } from '../../../indexer/translations/xliff.ts';

describe('lost content', () => {
  test.each([
    ['about 3.5 million', 'około 3,5 miliona'],
    ['about 3.5 million', 'około 3.5 miliona'],
    ['about 3.50', 'około 3,5'],
    ['1,000 ships', '1 000 statków'],
    ['1,000 ships', '1\u00a0000 statków'],
    ['1,000 ships', '1000 statków'],
    ['1,000 ships', '1.000 statków'],
    ['1,234,567.5 km', '1\u202f234\u202f567,5 km'],
    ['in 1998', 'w 1998 roku'],
    ['in 1998, 100 people', 'w 1998 100 osób'],
    ['the 19th century', 'wiek XIX'],
    ['World War 2', 'II wojna światowa'],
    ['the 1960s', 'lata 60. XX wieku'],
    ['007', '7'],
    ['on 1.9.2020', 'dnia 01.09.2020'],
    ['none', 'jest ich 5'],
  ])('%s keeps its numbers as %s', (source, target) => {
    expect(lostNumbers(source, 'en', target, 'pl')).toEqual([]);
  });

  test.each([
    ['in 1998', 'w 1989 roku', ['1998']],
    ['about 3.5', 'około 35', ['3.5']],
    ['1,000 ships', '100 statków', ['1,000']],
    ['5 of 12', 'pięć z 12', ['5']],
    ['5 men', 'VI mężczyzn', ['5']],
    ['on 1.9.2020', 'dnia 2.9.2020', ['1.9.2020']],
    ['the 1960s', 'lata 70. XX wieku', ['1960']],
    ['40 thieves', 'XL rozbójników', ['40']],
  ])('%s loses a number as %s', (source, target, lost) => {
    expect(lostNumbers(source, 'en', target, 'pl')).toEqual(lost);
  });

  test('Polish notation is also read in an original', () => {
    expect(lostNumbers('1 000 statków i 3,5 mili', 'pl', '1,000 ships and 3.5 miles', 'en')).toEqual([]);
    expect(lostNumbers('1 000 statków', 'pl', '2,000 ships', 'en')).toEqual(['1', '000']);
  });

  test.each([
    ['The ____ is {0} and %s', '%s, {0}: to __', []],
    ['The ____ is blue', 'Niebieskie', ['___']],
    ['Hello {name}', 'Cześć {nazwa}', ['{name}', '{nazwa}']],
    ['%1$s', '%s', ['%1$s', '%s']],
    ['100%s', '100% s', []],
    ['{0} and {0}', '{0}', ['{0}']],
  ])('placeholders of %s and %s differ by %j', (source, target, changed) => {
    expect(changedPlaceholders(source, target)).toEqual(changed);
  });
});

function read(text: string, piece = text.length): XliffUnit[] {
  const parser = createXliffParser();
  const units: XliffUnit[] = [];
  for (let start = 0; start < text.length; start += piece)
    units.push(...parser.write(text.slice(start, start + piece)));
  parser.end();
  return units;
}

const ONE = 'urn:oasis:names:tc:xliff:document:1.2';
const TWO = 'urn:oasis:names:tc:xliff:document:2.0';
const one = (body: string): string =>
  `<xliff version="1.2" xmlns="${ONE}"><file target-language="pl" original="q" source-language="en"><body>${body}</body></file></xliff>`;
const two = (body: string): string =>
  `<?xml version="1.0"?><xliff trgLang="pl" xmlns="${TWO}" srcLang="en" version="2.0"><file id="f">${body}</file></xliff>`;

const row = (texts: Partial<TranslatableRow>): TranslatableRow => ({
  id: '019b3c4e-8a00-7c11-9d52-111111111111',
  rev: 7,
  source: 'svc',
  source_id: 'a & "b"',
  license: 'CC-BY-4.0',
  type: 'multiple',
  category: 'geography',
  tags: ['europe'],
  text: 'Who?',
  correct_answer: 'A',
  incorrect_answers: ['B', 'C'],
  explanation: null,
  translation: null,
  ...texts,
});

test('written XLIFF is read back unchanged, with any texts and in any pieces', () => {
  // Records do not contain characters that XML excludes.
  const text = fc
    .string({ unit: 'grapheme', minLength: 1 })
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is left out
    .filter((value) => !/[\u0000-\u0009\u000b-\u001f\ufffe\uffff]/u.test(value));
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 50 }), (source, target, piece) => {
      const question = row({
        text: `a ${source}\n]]> <b>`,
        translation: {
          text: `b ${target}`,
          correct_answer: target,
          incorrect_answers: ['x'],
          explanation: null,
          is_stale: true,
        },
      });
      const file = xliffHead('en', 'pl', '1') + xliffGroup(question, 'en', 'pl') + XLIFF_END;
      const units = read(file, piece);
      expect(units.map((unit) => unit.source)).toEqual([question.text, 'A', 'B', 'C']);
      expect(units[0]).toMatchObject({ target: `b ${target}`, from: 'en', to: 'pl', isDone: false });
      expect(units[3]).toMatchObject({ target: null });
    }),
    { numRuns: 200 },
  );
});

describe('XLIFF of tools', () => {
  test('may have prefixes, CDATA, annotations, comments, candidates and entities in version 1.2', () => {
    const file = `<?xml version="1.0" encoding="utf-8"?><!-- by a tool -->
      <x:xliff xmlns:x="${ONE}" xmlns:t="urn:tool" t:a="1" version="1.2">
      <x:file source-language="en-US" datatype="plaintext" target-language="pl-PL" original="q"><x:body>
      <x:trans-unit approved="yes" resname="r" id="a"><t:info>no text</t:info>
        <x:source>Salt &amp; pepper</x:source><x:seg-source><x:mrk mid="1" mtype="seg">Salt &amp; pepper</x:mrk></x:seg-source>
        <x:alt-trans><x:source>old</x:source><x:target>stary</x:target></x:alt-trans>
        <x:target state="translated"><x:mrk mid="1" mtype="seg">Sól <![CDATA[& <pieprz>]]></x:mrk>&#33;</x:target>
      </x:trans-unit></x:body></x:file></x:xliff>`;
    expect(read(file, 7)).toEqual([
      {
        names: ['a', 'r'],
        source: 'Salt & pepper',
        target: 'Sól & <pieprz>!',
        hasCodes: false,
        isDone: true,
        from: 'en-US',
        to: 'pl-PL',
      },
    ]);
  });

  test('may have several segments and text between them in version 2', () => {
    const file = two(`<unit name="n" id="a"><notes><note>no text</note></notes>
      <segment state="final"><source>One.</source><target>Raz.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Two.</source><target>Dwa.</target></segment></unit>`);
    expect(read(file)).toMatchObject([
      { names: ['a', 'n'], source: 'One. Two.', target: 'Raz. Dwa.', isDone: true },
    ]);
  });

  test.each([
    one('<trans-unit id="a"><source>a</source><target state="needs-translation">b</target></trans-unit>'),
    one('<trans-unit id="a"><source>a</source><target state="new">b</target></trans-unit>'),
    two('<unit id="a"><segment state="initial"><source>a</source><target>b</target></segment></unit>'),
    two(
      '<unit id="a"><segment><source>a</source><target>b</target></segment><segment><source>c</source></segment></unit>',
    ),
  ])('may be unfinished: %s', (file) => {
    expect(read(file)).toMatchObject([{ isDone: false }]);
  });

  const withCode = (code: string): string =>
    one(`<trans-unit id="a"><source>a</source><target>b ${code}</target></trans-unit>`);
  const withCodeOfTwo = (code: string): string =>
    two(`<unit id="a"><segment><source>a</source><target>b ${code}</target></segment></unit>`);
  test.each([
    ...['<ph id="1"/>', '<g id="1">b</g>', '<x id="1"/>', '<bpt id="1">b</bpt>'].map(withCode),
    ...['<ph id="1"/>', '<pc id="1">b</pc>', '<cp hex="001A"/>'].map(withCodeOfTwo),
  ])('may have inline codes: %s', (file) => {
    expect(read(file)).toMatchObject([{ hasCodes: true }]);
  });
});

describe('a hostile file', () => {
  const long = 'x'.repeat(1_100_000);
  test.each([
    ['a text', one(`<trans-unit id="a"><source>${long}</source></trans-unit>`)],
    ['many parts', one(`<trans-unit id="a"><source>${'<mrk>x</mrk>'.repeat(100_000)}</source></trans-unit>`)],
    ['a comment', one(`<!-- ${long} -->`)],
    ['a space between units', one(' '.repeat(1_100_000))],
  ])('with %s of more than a million characters is refused', (_what, text) => {
    expect(() => read(text, 65_536)).toThrow(/a unit is longer than a million characters \(line \d+\)/u);
  });

  test('with very many elements within each other is refused', () => {
    expect(() => read(one('<group>'.repeat(200_000)), 65_536)).toThrow('elements are nested too deeply');
  });

  const unit = (id: string, target: string, others = ''): string =>
    `<trans-unit id="${id}">${others}<source>a</source><target>${target}</target></trans-unit>`;
  const deep = (tag: string, text = ''): string =>
    `<${tag}>`.repeat(3_000) + text + `</${tag}>`.repeat(3_000);
  test.each([
    ['in its target', unit('deep', deep('g', 'b'))],
    ['beside its text', unit('deep', 'b', deep('x'))],
  ])('with a unit of very many elements within each other gives the other units: %s', (_where, middle) => {
    const units = read(one(unit('first', 'c') + middle + unit('last', 'd')));
    expect(units.map(({ names, hasCodes }) => [...names, hasCodes])).toEqual([
      ['first', false],
      ['deep', true],
      ['last', false],
    ]);
  });
});

test.each([
  ['a file that is cut off', one('<trans-unit id="a">').slice(0, -20)],
  ['a wrong end', one('<trans-unit id="a"></group>')],
  ['an unknown entity', one('<trans-unit id="a"><source>&lol;</source></trans-unit>')],
  ['entities of its own', `<!DOCTYPE xliff [<!ENTITY lol "lol">]>${one('')}`],
  ['an unknown prefix', `<x:xliff></x:xliff>`],
])('a file that is not XLIFF is refused: %s', (_what, text) => {
  expect(() => read(text)).toThrow(XliffError);
});
