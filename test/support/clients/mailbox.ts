import { onTestFinished } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { until } from '../until.ts';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The mail server of one test, and its mails. */
export interface Mailbox {
  readonly url: string;
  /** Waits for the next mail to an address, and removes it. */
  readonly next: (recipient: string) => Promise<ReceivedMail>;
}

/** Decodes quoted-printable. */
const decoded = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function readMail(raw: string, recipients: readonly string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const body = raw.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decoded(body)
        : body;
  return { recipients, headers, text };
}

/**
 * Starts a real mail server; it ends with the test.
 *
 * @param refusals - how many mails it refuses before it accepts one
 */
export async function aMailbox({ refusals = 0 } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = await startMailServer(
    ({ raw, recipients }) => mails.push(readMail(raw, recipients)),
    refusals,
  );
  onTestFinished(() => server.close());
  return {
    url: server.url,
    next: (recipient) =>
      until(`a mail to ${recipient}`, () => {
        const at = mails.findIndex(({ recipients }) => recipients.includes(recipient));
        return at === -1 ? undefined : mails.splice(at, 1)[0];
      }),
  };
}
