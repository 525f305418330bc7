import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';

import type { Messages } from './messages/messages.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds to wait before each attempt: a mail server that restarts is back by the last one. */
const DELAYS = [0, 2_000, 15_000];
/** Milliseconds for each step of the SMTP dialogue. */
const STEP_TIMEOUT = 10_000;
const MOST_CONNECTIONS = 2;
/** More queued mails than this mean that the service is being flooded. */
const MOST_WAITING = 500;

export interface Mailer {
  /** Whether mails are sent. Otherwise they are in the log, and pages say so. */
  readonly sends: boolean;
  /**
   * Sends a mail in the background and logs a failure without the text of the mail. No response waits for it, so
   * response times do not reveal whether a mail was sent.
   */
  readonly queue: (mail: Mail) => void;
  /** Cancels the attempts that have not started, and waits for the others. */
  readonly close: () => Promise<void>;
}

interface MailerParts {
  /** Undefined writes mails to the log, for development. */
  readonly smtpUrl: string | undefined;
  /** Such as `Trivia <no-reply@example.org>`. */
  readonly from: string;
  readonly logger: FastifyBaseLogger;
  /** Milliseconds before each attempt: for tests. */
  readonly delays?: readonly number[] | undefined;
  readonly onMail?: ((outcome: 'sent' | 'retried' | 'failed' | 'refused') => void) | undefined;
}

const createLogMailer = (logger: FastifyBaseLogger): Mailer => ({
  sends: false,
  queue: (mail) => logger.warn({ mail }, 'no mail server is configured (TRIVIA_SMTP_URL); this is the mail'),
  close: () => Promise.resolve(),
});

/** A mailer with its queue in memory: if the process ends, users can request a lost mail again. */
export function createMailer({ smtpUrl, from, logger, delays = DELAYS, onMail }: MailerParts): Mailer {
  if (smtpUrl === undefined) return createLogMailer(logger);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const waiting = new Set<Promise<void>>();

  async function send({ to, subject, text }: Mail): Promise<void> {
    let failure: unknown;
    for (const [attempt, wait] of delays.entries()) {
      if (attempt > 0) onMail?.('retried');
      if (wait > 0) await pause(wait, undefined, { signal: closing.signal });
      try {
        // As an object the address cannot be parsed as several addresses.
        const headers = { 'Auto-Submitted': 'auto-generated' };
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
        return;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return {
    sends: true,
    queue(mail) {
      if (waiting.size >= MOST_WAITING) {
        onMail?.('refused');
        logger.error('a mail was not sent: the queue is full');
        return;
      }
      const sending = send(mail)
        .then(() => onMail?.('sent'))
        .catch((error: unknown) => {
          onMail?.('failed');
          // The message may repeat what was sent, so only the code is logged.
          const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
          logger.error(
            { subject: mail.subject, why },
            'a mail could not be sent; the user can request it again',
          );
        })
        .finally(() => waiting.delete(sending));
      waiting.add(sending);
    },
    async close() {
      closing.abort();
      await Promise.all(waiting);
      transport.close();
    },
  };
}

/** Separates the paragraphs by empty lines. A link has its own paragraph, so that mail programs do not break it. */
function compose(to: string, subject: string, messages: Messages, paragraphs: readonly string[]): Mail {
  const text = [messages.mailGreeting, ...paragraphs, messages.service].join('\n\n');
  return { to, subject: `${subject} · ${messages.service}`, text: `${text}\n` };
}

/** To an address that has signed up. */
export const confirmAddressMail = (to: string, link: string, messages: Messages): Mail =>
  compose(to, messages.mailConfirm, messages, [messages.mailConfirmText, link, messages.mailConfirmNotYou]);

/** To an address that has signed up but already has an account. */
export const accountExistsMail = (to: string, signIn: string, forgotten: string, messages: Messages): Mail =>
  compose(to, messages.mailAccountExists, messages, [
    messages.mailAccountExistsText,
    signIn,
    messages.mailAccountExistsForgotten,
    forgotten,
  ]);

/** To a user who has forgotten the password. */
export const resetPasswordMail = (to: string, link: string, messages: Messages): Mail =>
  compose(to, messages.mailReset, messages, [messages.mailResetText, link, messages.mailResetNotYou]);

/** To a user whose password has been changed. */
export const passwordChangedMail = (to: string, forgotten: string, messages: Messages): Mail =>
  compose(to, messages.mailChanged, messages, [
    messages.mailChangedText,
    messages.mailChangedNotYou,
    forgotten,
  ]);
