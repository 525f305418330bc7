/** A kind of URL with the setting for its password. */
export interface ConnectionKind {
  readonly protocols: RegExp;
  readonly example: string;
  /** The variable that takes the password instead of the URL. */
  readonly password: string;
  /** Whether a password needs a user name. */
  readonly needsUser: boolean;
}

/** The settings with connection URLs. */
export const CONNECTIONS = {
  DATABASE_URL: {
    protocols: /^postgres(ql)?$/,
    example: 'postgres://user:password@localhost:5432/trivia',
    password: 'DATABASE_PASSWORD',
    needsUser: true,
  },
  TRIVIA_API_DATABASE_URL: {
    protocols: /^postgres(ql)?$/,
    example: 'postgres://trivia_api:password@localhost:5432/trivia',
    password: 'TRIVIA_API_DATABASE_PASSWORD',
    needsUser: true,
  },
  ELASTICSEARCH_URL: {
    protocols: /^https?$/,
    example: 'http://localhost:9200',
    password: 'ELASTICSEARCH_PASSWORD',
    needsUser: true,
  },
  REDIS_URL: {
    protocols: /^rediss?$/,
    example: 'redis://localhost:6379',
    password: 'REDIS_PASSWORD',
    needsUser: false,
  },
  TRIVIA_SMTP_URL: {
    protocols: /^smtps?$/,
    example: 'smtp://user:password@mail.example.org:587',
    password: 'TRIVIA_SMTP_PASSWORD',
    needsUser: true,
  },
} as const satisfies Readonly<Record<string, ConnectionKind>>;

/** Everything before the host, without the protocol. */
const userInfo = (text: string): string => /^[^/]*\/\/(.*)@/s.exec(text)?.[1] ?? '';

/**
 * What is wrong with a connection URL; undefined when nothing is. A password with one of `/ ? #` moves the end of the host:
 * such a URL can be valid and lead to another host.
 */
export function connectionProblem(
  text: string,
  { protocols, example, password }: ConnectionKind,
): string | undefined {
  const instead = `or put the password into ${password}, where it is written as it is`;
  if (/[/?#]/.test(userInfo(text)))
    return `has / ? or # before the last @: write %2F, %3F or %23 in the user name and password, ${instead}`;
  if (/%(?![0-9a-f]{2})/i.test(userInfo(text)))
    return `has a % that two hexadecimal digits do not follow: write it as %25, ${instead}`;
  const url = URL.parse(text);
  if (url === null || !protocols.test(url.protocol.slice(0, -1)))
    return `must be set to a URL such as ${example}`;
  return undefined;
}

/** What is wrong with a separate password for a valid URL; undefined when nothing is. */
export function passwordProblem(text: string, kind: ConnectionKind): string | undefined {
  const url = new URL(text);
  if (url.password !== '') return 'is set, but the URL has a password too; remove one of them';
  if (url.hostname === '' || (kind.needsUser && url.username === ''))
    return `needs a URL with a user name and a host, such as ${kind.example.replace(':password', '')}`;
  return undefined;
}

/** The URL with the password, which may have any characters. */
export function withPassword<Text extends string | undefined>(
  text: Text,
  password: string | undefined,
): string | Text {
  if (text === undefined || password === undefined) return text;
  const url = new URL(text);
  url.password = encodeURIComponent(password);
  return url.href;
}
