import { createLogger } from '../../src/logger.ts';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';

import { createMailer } from '../../src/web/mailer.ts';
import { aMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';

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
  test('hands a mail to the server, as it is and to one address', async () => {
    const mailbox = await aMailbox();
    const mailer = createMailer({ smtpUrl: mailbox.url, from: FROM, logger });
    onTestFinished(() => mailer.close());
    mailer.post(MAIL);
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

  test('tries again when the server does not take a mail at first', async () => {
    const mailbox = await aMailbox({ refusals: 2 });
    const mailer = createMailer({ smtpUrl: mailbox.url, from: FROM, logger, attempts: [0, 1, 1] });
    onTestFinished(() => mailer.close());
    mailer.post(MAIL);
    expect((await mailbox.next('ada@example.org')).text).toContain('secret-of-the-link');
    expect(logged).toEqual([]);
  });

  test('gives up in the end, and logs neither the link nor the address', async () => {
    const mailbox = await aMailbox({ refusals: 99 });
    const mailer = createMailer({ smtpUrl: mailbox.url, from: FROM, logger, attempts: [0, 1] });
    onTestFinished(() => mailer.close());
    mailer.post(MAIL);
    const line = await until('the failure is logged', () => logged[0]);
    expect(JSON.parse(line)).toMatchObject({ msg: expect.stringContaining('could not be sent') as string });
    for (const secret of ['secret-of-the-link', 'ada@example.org']) expect(line).not.toContain(secret);
  });

  test('waits for what is under way when it closes, and not for attempts to come', async () => {
    const mailer = createMailer({
      smtpUrl: 'smtp://127.0.0.1:9',
      from: FROM,
      logger,
      attempts: [0, 600_000],
    });
    mailer.post(MAIL);
    await mailer.close();
    expect(logged).toHaveLength(1);
  });
});

test('without a server the mail is in the log', () => {
  createMailer({ smtpUrl: undefined, from: FROM, logger }).post(MAIL);
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ mail: MAIL }]);
});
