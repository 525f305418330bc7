import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface RawMail {
  readonly raw: string;
  readonly recipients: readonly string[];
}

/** A real mail server. */
export interface MailServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * @param onMail - gets each mail that is accepted
 * @param refusals - how many mails it refuses before it accepts one
 */
export async function startMailServer(onMail: (mail: RawMail) => void, refusals = 0): Promise<MailServer> {
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Milliseconds: a mailer keeps its connection open for the next mail.
    closeTimeout: 1,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused < refusals) {
          refused += 1;
          done(new Error('try again later'));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        onMail({ raw: Buffer.concat(chunks).toString('utf8'), recipients });
        done();
      });
    },
  });
  // Clients may break off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
