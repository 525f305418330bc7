import { afterEach, describe, expect, onTestFinished, test } from 'vitest';

import { createLogger } from '../../../src/logger.ts';
import { createMailer } from '../../../src/web/mail.ts';
import { someone } from '../../support/clients/a-caller.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { aMailbox } from '../../support/clients/mailbox.ts';
import { aVisitor, followLink, PASSWORD } from '../../support/clients/site.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const logged: string[] = [];
const logger = createLogger('test', 'debug', { write: (line: string) => logged.push(line) });
afterEach(() => void (logged.length = 0));

const MAIL = {
  to: 'ada@example.org',
  subject: 'Cześć',
  text: 'Follow\n\nhttps://t.example/account/confirm?token=secret-of-the-link\n',
};
const FROM = 'Trivia <no-reply@t.example>';

describe('a mailer', () => {
  /** A mailer to a mailbox, and what it reports. */
  function mailerTo({ url }: { readonly url: string }, delays?: readonly number[]) {
    const outcomes: string[] = [];
    const onMail = (outcome: string): void => void outcomes.push(outcome);
    const mailer = createMailer({ smtpUrl: url, from: FROM, logger, onMail, ...(delays && { delays }) });
    onTestFinished(() => mailer.close());
    return { mailer, outcomes };
  }

  test('sends a mail unchanged, to one address', async () => {
    const mailbox = await aMailbox();
    mailerTo(mailbox).mailer.queue(MAIL);
    const mail = await mailbox.next('ada@example.org');
    expect(mail.recipients).toEqual(['ada@example.org']);
    expect(mail.headers).toMatchObject({
      from: FROM,
      to: 'ada@example.org',
      subject: '=?UTF-8?Q?Cze=C5=9B=C4=87?=',
      'auto-submitted': 'auto-generated',
    });
    expect(mail.text).toContain('https://t.example/account/confirm?token=secret-of-the-link');
    expect(logged.join('')).not.toContain('secret-of-the-link');
  });

  test('retries when the server refuses a mail at first', async () => {
    const mailbox = await aMailbox({ refusals: 2 });
    const { mailer, outcomes } = mailerTo(mailbox, [0, 1, 1]);
    mailer.queue(MAIL);
    expect((await mailbox.next('ada@example.org')).text).toContain('secret-of-the-link');
    await until('it is counted', () => outcomes.includes('sent'));
    expect(outcomes).toEqual(['retried', 'retried', 'sent']);
    expect(logged).toEqual([]);
  });

  test('gives up after the last attempt, and logs neither the link nor the address', async () => {
    const mailbox = await aMailbox({ refusals: 99 });
    const { mailer, outcomes } = mailerTo(mailbox, [0, 1]);
    mailer.queue(MAIL);
    const line = await until('the failure is logged', () => logged[0]);
    expect(outcomes).toEqual(['retried', 'failed']);
    expect(JSON.parse(line)).toMatchObject({ msg: expect.stringContaining('could not be sent') as string });
    for (const secret of ['secret-of-the-link', 'ada@example.org']) expect(line).not.toContain(secret);
  });

  test('waits for running attempts when it closes, and cancels later ones', async () => {
    const { mailer } = mailerTo({ url: 'smtp://127.0.0.1:9' }, [0, 600_000]);
    mailer.queue(MAIL);
    await mailer.close();
    expect(logged).toHaveLength(1);
  });
});

test('without a mail server the mail is written to the log', () => {
  createMailer({ smtpUrl: undefined, from: FROM, logger }).queue(MAIL);
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ mail: MAIL }]);
});

test('the complete service signs a user up by mail and shows the usage to the session', async () => {
  const mailbox = await aMailbox();
  const config = { ...engines.config, smtpUrl: mailbox.url };
  const { app } = await anApi({ ...engines, config });
  const email = someone();
  const visitor = aVisitor(app, config.baseUrl);
  expect((await visitor.fill('/account/sign-up', { email, password: PASSWORD })).statusCode).toBe(303);
  const { text, headers } = await mailbox.next(email);
  expect(headers.from).toBe('Trivia Question Service <no-reply@localhost>');
  const link = new URL(/http:\S+/.exec(text)?.[0] ?? '');
  expect(link.origin).toBe(config.baseUrl);
  const confirmed = await followLink(visitor, link.pathname + link.search);
  expect(confirmed.headers.location).toBe('/account?done=confirmed');
  expect((await visitor.open('/account')).body).toContain(email);
  const usage = await visitor.open('/api/v1/usage');
  expect([usage.statusCode, usage.json<{ summary: { tier: string } }>().summary.tier]).toEqual([200, 'free']);
});
