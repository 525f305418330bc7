/** A kind of URL with the setting for its password. */
export interface ConnectionKind {
  readonly protocols: RegExp;
  readonly example: string;
  /** The variable that takes the password instead of the URL. */
  readonly password: string;
  /** Whether a password needs a user name. */
  readonly needsUser: boolean;
  /** What a URL with several hosts needs. Without it, a URL has one host. */
  readonly severalHosts?: { readonly pattern: RegExp; readonly example: string };
  /** Whether it can be several URLs, separated by commas. */
  readonly several?: boolean;
}

/** The parameter of libpq with which connections are made only to the server that takes writes. */
const TO_PRIMARY = {
  pattern: /[?&]target_session_attrs=(read-write|primary)(&|$)/,
  example: 'the parameter target_session_attrs=read-write',
};

/** Whether connections of a PostgreSQL URL are made only to a server that takes writes. */
export const isToPrimary = (url: string): boolean => TO_PRIMARY.pattern.test(url);

/** The settings with connection URLs. */
export const CONNECTIONS = {
  DATABASE_URL: {
    protocols: /^postgres(ql)?$/,
    example: 'postgres://user:password@localhost:5432/trivia',
    password: 'DATABASE_PASSWORD',
    needsUser: true,
    severalHosts: TO_PRIMARY,
  },
  TRIVIA_API_DATABASE_URL: {
    protocols: /^postgres(ql)?$/,
    example: 'postgres://trivia_api:password@localhost:5432/trivia',
    password: 'TRIVIA_API_DATABASE_PASSWORD',
    needsUser: true,
    severalHosts: TO_PRIMARY,
  },
  ELASTICSEARCH_URL: {
    protocols: /^https?$/,
    example: 'http://localhost:9200',
    password: 'ELASTICSEARCH_PASSWORD',
    needsUser: true,
    several: true,
  },
  REDIS_URL: {
    protocols: /^rediss?(\+(sentinel|cluster))?$/,
    example: 'redis://localhost:6379',
    password: 'REDIS_PASSWORD',
    needsUser: false,
    severalHosts: { pattern: /^rediss?\+/, example: 'redis+sentinel or redis+cluster' },
  },
  TRIVIA_SMTP_URL: {
    protocols: /^smtps?$/,
    example: 'smtp://user:password@mail.example.org:587',
    password: 'TRIVIA_SMTP_PASSWORD',
    needsUser: true,
  },
} as const satisfies Readonly<Record<string, ConnectionKind>>;

/** The URLs of a setting that can have several. A comma without a protocol after it belongs to a password. */
export const splitUrls = (text: string): string[] => text.split(/\s*,\s*(?=https?:)/);

/** Everything before the host, without the protocol. */
const userInfo = (text: string): string => /^[^/]*\/\/(.*)@/s.exec(text)?.[1] ?? '';

/** Everything before the hosts, the hosts, and the rest of a URL. */
const PARTS = /^([^/]*\/\/(?:.*@)?)([^/?#]*)(.*)$/s;

/** A URL for each host of a URL such as `postgres://user@a:5432,b:5432/trivia`. */
export function eachHost(text: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(text) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return first === '' ? [text] : [first, ...others];
}

/**
 * What is wrong with a connection URL; undefined when nothing is. A password with one of `/ ? #` moves the end of the host:
 * such a URL can be valid and lead to another host.
 */
export function connectionProblem(text: string, kind: ConnectionKind): string | undefined {
  const urls = kind.several === true ? splitUrls(text) : [text];
  return urls.map((url) => urlProblem(url, kind)).find((problem) => problem !== undefined);
}

function urlProblem(
  text: string,
  { protocols, example, password, severalHosts }: ConnectionKind,
): string | undefined {
  const instead = `or put the password into ${password}, where it is written as it is`;
  if (/[/?#]/.test(userInfo(text)))
    return `has / ? or # before the last @: write %2F, %3F or %23 in the user name and password, ${instead}`;
  if (/%(?![0-9a-f]{2})/i.test(userInfo(text)))
    return `has a % that two hexadecimal digits do not follow: write it as %25, ${instead}`;
  const urls = (severalHosts === undefined ? [text] : eachHost(text)).map((url) => URL.parse(url));
  if (!urls.every((url) => url !== null && protocols.test(url.protocol.slice(0, -1))))
    return `must be set to a URL such as ${example}`;
  if (severalHosts !== undefined && urls.length > 1 && !severalHosts.pattern.test(text))
    return `has several hosts, which need ${severalHosts.example}`;
  if (/^[a-z]+\+sentinel:/.test(text) && urls[0]?.pathname.slice(1) === '')
    return 'needs the name by which the Sentinels know the master, as in redis+sentinel://host:26379/NAME';
  return undefined;
}

/** What is wrong with a separate password for a valid URL, or the first of several; undefined when nothing is. */
export function passwordProblem(text: string, kind: ConnectionKind): string | undefined {
  const [one = ''] = splitUrls(text);
  const url = new URL(eachHost(one)[0]);
  if (url.password !== '') return 'is set, but the URL has a password too; remove one of them';
  if (url.hostname === '' || (kind.needsUser && url.username === ''))
    return `needs a URL with a user name and a host, such as ${kind.example.replace(':password', '')}`;
  return undefined;
}

/** The URL with the password, which may have any characters. Of several URLs, the first one gets it for all. */
export function withPassword<Text extends string | undefined>(
  text: Text,
  password: string | undefined,
): string | Text {
  if (text === undefined || password === undefined) return text;
  const [one = '', ...otherUrls] = splitUrls(text);
  const [first, ...others] = eachHost(one);
  const url = new URL(first);
  url.password = encodeURIComponent(password);
  const hosts = [url.host, ...others.map((other) => new URL(other).host)].join(',');
  const whole = url.href.replace(
    PARTS,
    (_url, before: string, _host, after: string) => before + hosts + after,
  );
  return [whole, ...otherUrls].join(',');
}
