import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';

/** Something to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds to wait before each attempt: a server that is restarted is back by the last. */
const ATTEMPTS = [0, 2_000, 15_000];
/** Milliseconds for each step of talking to the server. */
const PATIENCE = 10_000;
/** Connections to the server, and mails that may wait: beyond that somebody floods us. */
const CONNECTIONS = 2;
const MOST_WAITING = 500;

export interface Mailer {
  /** Sends a mail in a while; what goes wrong is logged, without the text. Nobody waits, so that no answer tells whether there was a mail. */
  readonly post: (mail: Mail) => void;
  /** Gives up attempts that are still to come, and waits for those under way. */
  readonly close: () => Promise<void>;
}

interface MailerParts {
  /** Undefined prints mails to the log, for development. */
  readonly smtpUrl: string | undefined;
  /** Such as `Trivia <no-reply@example.org>`. */
  readonly from: string;
  readonly logger: FastifyBaseLogger;
  /** Milliseconds before each attempt: for tests. */
  readonly attempts?: readonly number[] | undefined;
}

function createPrinter(logger: FastifyBaseLogger): Mailer {
  return {
    post: (mail) => logger.warn({ mail }, 'no mail server is configured (TRIVIA_SMTP_URL): this is the mail'),
    close: () => Promise.resolve(),
  };
}

/** A mailer that keeps what waits in memory: a mail that is lost with the process is asked for again by its reader. */
export function createMailer({ smtpUrl, from, logger, attempts = ATTEMPTS }: MailerParts): Mailer {
  if (smtpUrl === undefined) return createPrinter(logger);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const waiting = new Set<Promise<void>>();

  async function send({ to, subject, text }: Mail): Promise<void> {
    let failure: unknown;
    for (const wait of attempts) {
      if (wait > 0) await pause(wait, undefined, { signal: closing.signal });
      try {
        // As an object the address cannot be read as several.
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
    post(mail) {
      if (waiting.size >= MOST_WAITING) {
        logger.error('a mail was not sent: too many are waiting');
        return;
      }
      const sending = send(mail)
        .catch((error: unknown) => {
          // The answer of a server may repeat what it was sent.
          const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
          logger.error(
            { subject: mail.subject, why },
            'a mail could not be sent; its reader can have it sent again',
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
