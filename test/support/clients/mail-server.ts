import { SMTPServer } from 'smtp-server';

import { portOf } from '../listening.ts';

/**
 * A real mail server.
 *
 * @param onMail - gets each mail that is accepted
 * @param refusals - how many mails it refuses before it accepts one
 */
export async function startMailServer(
  onMail: (mail: { readonly raw: string; readonly recipients: readonly string[] }) => void,
  refusals = 0,
) {
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
  return {
    url: `smtp://127.0.0.1:${await portOf(server.server)}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
