import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** A line of our logger. */
const LogLine = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
  /** Written to the log while no mail server is configured. */
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).optional(),
});

/** Levels of pino: from here on it is a warning, or an error. */
const WARNING = 40;

const ERROR = 50;

/** Characters: about two rows of a terminal. */
const LONGEST = 200;

/**
 * Writes the log of a process to a file as it is, of this start only, and prints a short line for each of its lines.
 *
 * @param print - prints one line
 */
export function logToFile(name: string, file: string, print: (line: string) => void): (line: string) => void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return (line) => {
    // Readable only by this user: it contains mails with links to sign in.
    appendFileSync(file, `${line}\n`, { mode: 0o600 });
    print(shortLine(name, line));
  };
}

/** What a person in a terminal reads of one line of a log: a short line, or a mail as it is. */
export function shortLine(name: string, line: string): string {
  const entry = parse(line);
  if (entry === undefined) return line;
  const { level, msg, err, mail } = entry;
  if (mail !== undefined) {
    const text = mail.text.trimEnd().replaceAll(/^/gm, '    ');
    return `  mail to ${mail.to}, not sent because TRIVIA_SMTP_URL is not set: ${mail.subject}\n${text}`;
  }
  const kind = level >= ERROR ? ' error:' : level >= WARNING ? ' warning:' : '';
  const reason = err === undefined ? '' : ` (${err.message.split('\n')[0] ?? ''})`;
  const short = `  ${name}:${kind} ${msg}${reason}`;
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short;
}

function parse(line: string): z.infer<typeof LogLine> | undefined {
  try {
    return LogLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
