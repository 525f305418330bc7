import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { aQuestion, questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { inputFolder, lines } from '../support/own-folder.ts';
import { trivia } from '../support/trivia.ts';

const { environment } = await ownEngines();

/** Imports a file. */
async function imported(name: string, content: Buffer | string): ReturnType<typeof trivia> {
  const folder = await inputFolder({ [name]: content });
  return trivia(['import', join(folder, name)], environment);
}

describe('a compressed file', () => {
  test('with bytes after its end is imported, and the report and the exit code say so', async () => {
    const whole = gzipSync(lines(questions(3)));
    const { code, stdout } = await imported(
      'padded.jsonl.gz',
      Buffer.concat([whole, Buffer.from('garbage')]),
    );
    expect(code).toBe(3);
    expect(stdout).toMatch(/imported +3\n/u);
    expect(stdout).toContain(
      `line 4: other bytes follow the compressed data, and were not read (byte ${whole.length})`,
    );
  });

  test('that is padded with zeros is imported like any other', async () => {
    const padded = Buffer.concat([gzipSync(lines(questions(3))), Buffer.alloc(512)]);
    const { code, stdout } = await imported('padded.jsonl.gz', padded);
    expect(stdout).toMatch(/imported +3\n/u);
    expect(code).toBe(0);
  });

  test('of hundreds of millions of empty lines is refused with its name and place', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, '\n'));
    // 320 million lines.
    const { code, stderr } = await imported(
      'lines.jsonl.gz',
      Buffer.concat([gzipSync(lines(questions(3))), bomb, bomb, bomb, bomb, bomb]),
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/lines\.jsonl\.gz expands too much: it was read up to byte [\d,]+\./u);
  });

  test('of millions of rows that are not questions is refused with its name and place', async () => {
    for (const stranger of ['x\n', '1\n', '{}\n']) {
      const content = lines(questions(3)) + stranger.repeat(3_000_000);
      const { code, stderr } = await imported('rows.jsonl.gz', gzipSync(content));
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /rows\.jsonl\.gz has 10,000 rows in sequence that are not questions, up to row 10,003/u,
      );
    }
  });
});

test('a record that is nested deeply is refused as a record', async () => {
  const deep = JSON.stringify(aQuestion()).replace(
    '"extensions":{',
    `$&"deep":${'['.repeat(200_000)}${']'.repeat(200_000)},`,
  );
  expect(deep).toContain('"deep"');
  const { code, stdout } = await imported(
    'deep.jsonl',
    `${lines(questions(2))}${deep}\n${lines(questions(1))}`,
  );
  expect(stdout).toMatch(/imported +3\n/u);
  expect(code).toBe(3);
});

describe('a file in another encoding', () => {
  const record = (text: string): Buffer => Buffer.from(`${JSON.stringify(aQuestion({ text }))}\n`, 'latin1');

  test.each([
    ['Windows-1252', 'Wo wohnt Zoë?', '0xEB'],
    ['Windows-1250', 'Kto to zrobi\u00b3?', '0xB3'],
  ])('like %s loses the rows that have such bytes, with the place of the first', async (name, text, byte) => {
    const { code, stdout } = await imported(
      'other.jsonl',
      Buffer.concat([Buffer.from(lines(questions(1))), record(text), record(text)]),
    );
    expect(code).toBe(3);
    expect(stdout).toMatch(
      new RegExp(`line 2: not JSON in UTF-8 \\(byte \\d+ is ${byte}, probably ${name}\\)`, 'u'),
    );
  });

  test('is refused with the encoding, the byte and the row if no row can be read', async () => {
    const { code, stderr } = await imported('other.jsonl', record('Wo wohnt Zoë?'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/row 1 is not UTF-8 \(byte \d+ is 0xEB, probably Windows-1252\)/u);
  });

  test.each(['\ufeff', ''])('is refused if it is UTF-16 that begins with %j', async (mark) => {
    const { code, stderr } = await imported('wide.jsonl', Buffer.from(mark + lines(questions(2)), 'utf16le'));
    expect(code).toBe(2);
    expect(stderr).toContain('wide.jsonl is in UTF-16 from its first row and byte on');
  });
});

test.each(['{"response_code":5,"results":[]}', '{"results":[],"response_code":5}'])(
  'a saved response without questions is reported with its code: %s',
  async (response) => {
    const folder = await inputFolder({ 'saved.json': response });
    const { code, stdout } = await trivia(
      ['import', '--source', 'opentdb', join(folder, 'saved.json')],
      environment,
    );
    expect(code).toBe(3);
    expect(stdout).toContain('response_code 5, too many requests');
  },
);

test('a report says how many questions have which quality, and why not a better one', async () => {
  const records = [
    ...questions(2),
    aQuestion({ quality: 'standard', extensions: { qualityReasons: ['unread'] } }),
    aQuestion({ quality: 'needs_review', extensions: { flags: ['time_relative'] } }),
  ];
  const { stdout } = await imported('tiers.jsonl', lines(records));
  expect(stdout).toContain(
    'Quality: 2 high, 1 standard (unread 1), 1 needs_review (time_relative 1). Default draws return only high.',
  );
  expect(stdout).toContain('docs/sources.md#quality');
});
