import { createHmac, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { openPostgres } from '../../../src/postgres.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { aReporter } from '../../support/clients/reports.ts';

const engines = await ownEngines();
const { pool, config } = engines;
const api = await anApi(engines);
const report = aReporter(api, '192.0.2.1');

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UNKNOWN = '019a0000-0000-7000-8000-000000000001';

const loadOne = async (...fields: Parameters<typeof aQuestion>): Promise<string> =>
  (await load(engines, [aQuestion(...fields)]))[0] ?? '';
const someText = (): string => `Which text was generated for ${randomUUID()}?`;

async function send(body: unknown, app = api.app): Promise<{ status: number; problem: Problem }> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/report',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  expect(response.headers['content-type'], response.body).toBe('application/problem+json; charset=utf-8');
  return { status: response.statusCode, problem: Problem.strict().parse(response.json()) };
}

const stored = async (id: string): Promise<Record<string, unknown>> => {
  const found = await pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(reports) || jsonb_build_object('type', report_groups.type, 'language', language, 'subject', subject) as row
     from reports join report_groups on report_groups.id = group_id where reports.id = $1`,
    [id],
  );
  return found.rows[0]?.row ?? {};
};
const groupOf = async (id: string): Promise<Record<string, unknown>> => {
  const found = await pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(report_groups) as row from report_groups
     where id = (select group_id from reports where id = $1)`,
    [id],
  );
  return found.rows[0]?.row ?? {};
};

describe('POST /report, 201', () => {
  test.each(['translation', 'factual', 'inappropriate', 'attribution', 'other'] as const)(
    'accepts a report of type %s with only the question id and without a key',
    async (type) => {
      const id = await report({ type, questionId: await loadOne() });
      expect(id).toMatch(UUID_V7);
      expect(await stored(id)).toMatchObject({ type, status: 'open', comment: null, reporter_email: null });
    },
  );

  test('saves everything that helps moderators, and the question in its current state', async () => {
    const record = aQuestion({ language: 'pl', explanation: 'Bo tak.' });
    const [questionId = ''] = await load(engines, [record]);
    const id = await report({
      type: 'factual',
      questionId: questionId.toUpperCase(),
      questionText: 'What I have seen',
      questionUrl: 'https://quiz.example/7?x=1#answer',
      comment: 'Not Paris.',
      reporterEmail: 'ada@example.org',
    });
    await pool.query(`update questions set text = 'Changed since.' where id = $1`, [questionId]);
    expect(await stored(id)).toMatchObject({
      type: 'factual',
      language: 'pl',
      subject: record.text,
      question_id: questionId,
      question_text: 'What I have seen',
      question_url: 'https://quiz.example/7?x=1#answer',
      comment: 'Not Paris.',
      reporter_email: 'ada@example.org',
      user_agent: 'lightMyRequest',
      question: {
        text: record.text,
        correctAnswer: 'Paris',
        incorrectAnswers: ['Madrid', 'Lisbon', 'Dublin'],
        explanation: 'Bo tak.',
        availability: 'visible',
      },
    });
  });

  test('takes null fields of a report as absent', async () => {
    const nothing = { questionId: null, questionUrl: null, comment: null, reporterEmail: null };
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/report',
      payload: { ...nothing, type: 'other', questionText: someText() },
    });
    expect(response.statusCode, response.body).toBe(201);
    expect(await stored(response.json<{ reportId: string }>().reportId)).toMatchObject({
      question_id: null,
      question_url: null,
      comment: null,
      reporter_email: null,
    });
    const { status, problem } = await send({ ...nothing, type: 'other', questionText: null });
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'unprocessable_report' });
  });

  test('accepts only a text or only a URL', async () => {
    const [text, url] = [someText(), `http://quiz.example/${randomUUID()}`];
    expect(await stored(await report({ type: 'other', questionText: text }))).toMatchObject({
      question_id: null,
      question_text: text,
      subject: text,
      question: null,
      language: null,
    });
    expect(await stored(await report({ type: 'other', questionUrl: url }))).toMatchObject({ subject: url });
  });

  test('normalizes texts to composed characters and line feeds, and trims them', async () => {
    const text = `Zażółć ${randomUUID()}`;
    const id = await report({
      type: 'other',
      questionText: `  ${text.normalize('NFD')}\t\n`,
      comment: ' one\r\ntwo\rthree ',
    });
    expect(await stored(id)).toMatchObject({ question_text: text, comment: 'one\ntwo\nthree' });
  });

  test('treats an empty comment as absent', async () => {
    const id = await report({ type: 'other', questionText: someText(), comment: '   ' });
    expect(await stored(id)).toMatchObject({ comment: null });
  });

  test.each([
    ['a text of 10 characters', { questionText: '0123456789' }],
    ['a text of 2000 characters outside the basic plane', { questionText: '😀'.repeat(2000) }],
    ['a comment of 2000 characters', { questionText: someText(), comment: 'x'.repeat(2000) }],
    ['a URL of 500 characters', { questionUrl: `https://quiz.example/${'x'.repeat(479)}` }],
  ])('accepts %s', async (_name, fields) => {
    expect(await report({ type: 'other', ...fields })).toMatch(UUID_V7);
  });

  test('accepts a report of a hidden question, which the reader may have seen earlier', async () => {
    const questionId = await loadOne();
    await pool.query(`update questions set availability = 'hidden' where id = $1`, [questionId]);
    expect(await stored(await report({ type: 'other', questionId }))).toMatchObject({
      question: { availability: 'hidden', canonicalId: null },
    });
  });

  test('accepts a report of a merged duplicate and saves which question replaces it', async () => {
    const [kept, questionId] = [await loadOne(), await loadOne()];
    await pool.query(`update questions set availability = 'duplicate', canonical_id = $2 where id = $1`, [
      questionId,
      kept,
    ]);
    expect(await stored(await report({ type: 'other', questionId }))).toMatchObject({
      question_id: questionId,
      question: { availability: 'duplicate', canonicalId: kept },
    });
  });
});

const questionText = 'Which one is it, really?';
test.each<[string, string, unknown, string]>([
  ['no type', 'type', undefined, 'is required and must be one of translation,'],
  ['an unknown type', 'type', 'spam', 'must be one of translation, factual,'],
  ['a null as type', 'type', null, 'is required and must be one of translation,'],
  ['an unknown field', 'coment', 'x', 'Did you mean comment?'],
  ['an unknown field that is null', 'coment', null, 'Did you mean comment?'],
  ['an invalid id', 'questionId', '7', 'must be a UUID'],
  ['a short text', 'questionText', '012345678', 'at least 10 characters'],
  ['a text of spaces', 'questionText', ' '.repeat(20), 'at least 10'],
  ['a long text', 'questionText', 'x'.repeat(2001), 'at most 2000'],
  ['five characters of two code units', 'questionText', '😀'.repeat(5), 'at least 10'],
  ['an escape character', 'questionText', `${questionText}\u001b[31m`, 'control'],
  ['a long comment', 'comment', '😀'.repeat(2001), 'at most 2000'],
  ['the null character', 'comment', 'a\u0000', 'control characters'],
  ['half a surrogate pair', 'comment', '\ud800', 'well-formed Unicode'],
  ['another scheme', 'questionUrl', 'javascript:alert(1)', 'begin with http://'],
  ['no host', 'questionUrl', 'https://', 'must begin with'],
  ['an invalid port', 'questionUrl', 'http://a:b', 'must be a valid URL'],
  ['letters that are not percent-encoded', 'questionUrl', 'https://a.example/łódź', 'percent-encoded'],
  ['a URL with a line break', 'questionUrl', 'https://a.example/\nx', 'percent-encoded'],
  ['a long URL', 'questionUrl', `https://a.example/${'x'.repeat(483)}`, 'at most 500'],
  ['an invalid e-mail address', 'reporterEmail', 'a@b', 'e-mail address'],
  ['an empty e-mail address', 'reporterEmail', '', 'e-mail'],
  ['a long e-mail address', 'reporterEmail', `${'x'.repeat(250)}@a.example`, 'at most 254'],
  ['a long name before the @', 'reporterEmail', `${'x'.repeat(65)}@a.example`, 'at most 64'],
])('POST /report, 400: names the field with %s', async (_name, path, value, message) => {
  const { status, problem } = await send({ type: 'other', questionText, [path]: value });
  expect({ status, code: problem.code }).toEqual({ status: 400, code: 'invalid_body' });
  expect(problem.errors).toEqual([{ path, message: expect.stringContaining(message) as string }]);
});

test('POST /report, 404: refuses an id that was never imported, even with a question text', async () => {
  const before = await pool.query('select from reports');
  const { status, problem } = await send({ type: 'other', questionId: UNKNOWN, questionText: someText() });
  expect({ status, code: problem.code }).toEqual({ status: 404, code: 'question_not_found' });
  expect((await pool.query('select from reports')).rowCount).toBe(before.rowCount);
});

test.each([{ type: 'other' }, { type: 'factual', comment: 'It is wrong.', reporterEmail: 'a@b.example' }])(
  'POST /report, 422: refuses a report that names no question: %j',
  async (body) => {
    const { status, problem } = await send(body);
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'unprocessable_report' });
    expect(problem).not.toHaveProperty('errors');
  },
);

test('POST /report, 503: responds with Retry-After while the database is unavailable', async () => {
  const nowhere = { ...config, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  const postgres = openPostgres(nowhere, engines.logger);
  onTestFinished(() => postgres.end());
  const unreachable = await anApi(engines, { clients: { postgres } });
  const { status, problem } = await send({ type: 'other', questionText: someText() }, unreachable.app);
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'service_unavailable' });
  expect(problem.retryAfter).toBeGreaterThan(0);
});

describe('report groups', () => {
  test('reports of one type about one question are one group, with or without its text', async () => {
    const questionId = await loadOne();
    const id = await report({ type: 'factual', questionId });
    await report({ type: 'factual', questionId: questionId.toUpperCase(), questionText: someText() });
    const other = await report({ type: 'other', questionId });
    expect(await groupOf(id)).toMatchObject({ open: 2, question_id: questionId, status: 'open' });
    expect(await groupOf(other)).toMatchObject({ open: 1 });
  });

  test('reports of the same text are one group, ignoring letter case and spaces', async () => {
    const text = someText();
    const id = await report({ type: 'other', questionText: text });
    await report({ type: 'other', questionText: ` ${text.toUpperCase().replaceAll(' ', ' \n ')}` });
    expect(await groupOf(id)).toMatchObject({ open: 2, subject: text });
  });

  test('reports of the same page are one group, ignoring the fragment', async () => {
    const url = `https://quiz.example/${randomUUID()}`;
    const id = await report({ type: 'other', questionUrl: url });
    await report({ type: 'other', questionUrl: `${url.replace('quiz', 'QUIZ')}#third` });
    await report({ type: 'other', questionUrl: `${url}?page=2` });
    expect(await groupOf(id)).toMatchObject({ open: 2 });
  });

  test('a group counts each sender once and has the times of the first and the last report', async () => {
    const questionId = await loadOne();
    const first = await report({ type: 'other', questionId });
    await report({ type: 'other', questionId });
    await aReporter(api, '::ffff:192.0.2.1')({ type: 'other', questionId });
    expect(await groupOf(first)).toMatchObject({ open: 3, reporters: 1 });
    const last = await aReporter(api, '2001:db8::1')({ type: 'other', questionId });
    const group = await groupOf(first);
    expect(group).toMatchObject({ open: 4, reporters: 2 });
    expect(Date.parse(String(group.first_at))).toBeLessThanOrEqual(
      Date.parse(String((await stored(first)).created_at)),
    );
    expect(Date.parse(String(group.last_at))).toBeGreaterThan(Date.parse(String(group.first_at)));
    expect(last).toMatch(UUID_V7);
  });

  test('a group counts all senders of one IPv6 network as one', async () => {
    const questionId = await loadOne();
    const id = await aReporter(api, '2001:db8:0:1::1')({ type: 'other', questionId });
    await aReporter(api, '2001:db8:0:1:ffff::2')({ type: 'other', questionId });
    expect(await groupOf(id)).toMatchObject({ open: 2, reporters: 1 });
    await aReporter(api, '2001:db8:0:2::1')({ type: 'other', questionId });
    expect(await groupOf(id)).toMatchObject({ open: 3, reporters: 2 });
  });

  test('a group counts simultaneous reports correctly', async () => {
    const questionId = await loadOne();
    const senders = Array.from({ length: 24 }, (_, index) => aReporter(api, `198.51.100.${index % 6}`));
    const ids = await Promise.all(senders.map((sender) => sender({ type: 'other', questionId })));
    expect(await groupOf(ids[0] ?? '')).toMatchObject({ open: 24, reporters: 6 });
    expect(new Set(ids).size).toBe(24);
  });
});

describe("the sender's address", () => {
  test('the address is saved as a hash with the secret in the database, equal in every process', async () => {
    const other = await anApi(engines);
    const questionId = await loadOne();
    const ids = [
      await aReporter(api, '203.0.113.9')({ type: 'other', questionId }),
      await aReporter(other, '203.0.113.9')({ type: 'other', questionId }),
    ];
    const { rows } = await pool.query<{ secret: Buffer }>('select secret from report_secret');
    expect(rows).toHaveLength(1);
    const hash = createHmac('sha256', rows[0]?.secret ?? '')
      .update('203.0.113.9')
      .digest('hex');
    for (const id of ids) expect((await stored(id)).sender_hash).toBe(`\\x${hash}`);
  });

  test('the address is hashed with the configured secret if there is one', async () => {
    const secret = 'a secret of at least 32 characters';
    const sealed = await anApi({ ...engines, config: { ...config, reportSecret: secret } });
    const id = await aReporter(sealed, '203.0.113.9')({ type: 'other', questionText: someText() });
    const hash = createHmac('sha256', secret).update('203.0.113.9').digest('hex');
    expect((await stored(id)).sender_hash).toBe(`\\x${hash}`);
  });

  test("neither the sender's address nor the report's content is logged, and the address is not stored", async () => {
    const lines = new PassThrough();
    const logging = await anApi({ ...engines, logger: pino({ level: 'trace' }, lines) });
    const sender = aReporter(logging, '203.0.113.77');
    await sender({
      type: 'other',
      questionText: someText(),
      comment: 'Secret words',
      reporterEmail: 'eve@example.org',
    });
    await expect(sender({ type: 'other', comment: 'Secret words' })).rejects.toThrow();
    const log = String(lines.read());
    expect(log).toContain('"path":"/api/v1/report"');
    for (const word of ['203.0.113.77', 'Secret words', 'eve@example.org']) expect(log).not.toContain(word);
    const { rows } = await pool.query<{ row: string }>('select reports::text as row from reports');
    expect(rows.map(({ row }) => row).join()).not.toContain('203.0.113');
  });
});
