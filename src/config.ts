import { z } from 'zod';

import { readTierOverrides } from './contract/read-tier-overrides.ts';
import type { TierOverrides } from './contract/tiers.ts';
import { hostTest, originTest } from './network/header-patterns.ts';
import { readNetwork } from './network/networks.ts';

const connection = (protocols: RegExp, example: string): z.ZodURL =>
  z.url({ protocol: protocols, error: `must be set to a URL such as ${example}` });

/** Names that Fastify knows for the ranges of a machine itself, of one link and of private networks. */
const RANGE_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const PROXIES_WANTED =
  'must list addresses or ranges of your proxies, such as 10.0.0.0/8,fd00::/8 or loopback; neither a number nor true would tell a proxy from a caller';

/** A range of all addresses would believe whatever callers claim to be. */
const isProxy = (text: string): boolean => RANGE_NAMES.includes(text) || (readNetwork(text)?.prefix ?? 0) > 0;

const splitList = (text: string): string[] => text.split(',').map((item) => item.trim());

function readTiers(text: string, context: z.core.$RefinementCtx): TierOverrides {
  const read = readTierOverrides(text);
  if ('overrides' in read) return read.overrides;
  for (const fault of read.faults) context.addIssue(fault);
  return z.NEVER;
}

const Port = z
  .string()
  .refine(
    (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
    'must be a port number from 0 to 65535',
  );

const Environment = z.object({
  DATABASE_URL: connection(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/trivia'),
  ELASTICSEARCH_URL: connection(/^https?$/, 'http://localhost:9200'),
  REDIS_URL: connection(/^rediss?$/, 'redis://localhost:6379'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PORT: Port.default('3000'),
  TRIVIA_METRICS_PORT: Port.optional().describe('Port of `/metrics`; absent, nothing is measured.'),
  TRIVIA_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Public address; by default http://localhost:PORT.'),
  TRIVIA_INDEX_PREFIX: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/,
      'must begin with a letter and have lower-case letters, digits and hyphens only',
    )
    .default('trivia'),
  TRIVIA_REDIS_PREFIX: z.string().max(64).default('trivia:'),
  TRIVIA_TRUSTED_PROXIES: z
    .string()
    .refine((list) => splitList(list).every(isProxy), PROXIES_WANTED)
    .optional()
    .describe(
      'Whose X-Forwarded-For is believed; by default nobody, and a caller has the address of its connection.',
    ),
  TRIVIA_TIERS: z
    .string()
    .transform(readTiers)
    .default({})
    .describe('JSON with the numbers of tiers that differ from the built-in ones.'),
  TRIVIA_RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRIVIA_REPORT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Addresses of those who report are hashed with it; by default with one that the database keeps.',
    ),
  TRIVIA_AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Keys that tokens are signed with are encrypted with it in the database; by default they are not.',
    ),
  TRIVIA_MCP_HOSTS: z
    .string()
    .refine(
      (list) => splitList(list).every((entry) => hostTest(entry) !== undefined),
      'must list names such as localhost,mcp.example.org,*.preview.example.org, each with a port if it must have one',
    )
    .default('localhost')
    .describe('Names in the header Host that /mcp goes by, beside that of the public address.'),
  TRIVIA_MCP_ORIGINS: z
    .string()
    .refine(
      (list) => splitList(list).every((entry) => originTest(entry) !== undefined),
      'must list origins such as https://claude.ai,http://dev.example.org:*,localhost',
    )
    .default('https://claude.ai,https://vscode.dev,localhost')
    .describe('Origins of web pages that may call /mcp, beside our own.'),
  TRIVIA_SMTP_URL: connection(/^smtps?$/, 'smtp://user:password@mail.example.org:587')
    .optional()
    .describe('The mail server; absent, mails are written to the log.'),
  TRIVIA_MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an address such as Trivia <no-reply@example.org>',
    )
    .optional()
    .describe('Whom mails come from; by default no-reply at the host of the public address.'),
  TRIVIA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Where the engines are. */
export interface EngineConfig {
  readonly databaseUrl: string;
  readonly elasticsearchUrl: string;
  readonly redisUrl: string;
  /** Begins the name of every index and alias, so that several services can share an Elasticsearch. */
  readonly indexPrefix: string;
  /** Begins every Redis key. */
  readonly redisPrefix: string;
}

export interface Config extends EngineConfig {
  readonly host: string;
  readonly port: number;
  /** Public address without a slash at the end. */
  readonly baseUrl: string;
  /** Addresses and ranges of proxies whose word about a caller's address is taken. */
  readonly trustedProxies: readonly string[];
  /** Undefined when nothing is measured. */
  readonly metricsPort: number | undefined;
  readonly rateLimits: boolean;
  /** What the addresses of those who report are hashed with; undefined leaves it to the database. */
  readonly reportSecret: string | undefined;
  /** What the keys of the authorization server are encrypted with in the database; undefined keeps them as they are. */
  readonly authSecret: string | undefined;
  /** Names that `/mcp` goes by, and origins of pages that may call it. */
  readonly mcp: { readonly hosts: readonly string[]; readonly origins: readonly string[] };
  /** Numbers of tiers that differ from the built-in ones. */
  readonly tiers: TierOverrides;
  /** Undefined has mails written to the log. */
  readonly smtpUrl: string | undefined;
  /** Whom mails come from. */
  readonly mailFrom: string;
  readonly logLevel: string;
}

/** Thrown with every fault of the environment at once, one line each; no value is repeated, since a URL may hold a password. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment: the only place that does. An empty variable counts as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Invalid configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  const values = parsed.data;
  const port = Number(values.PORT);
  const baseUrl = (values.TRIVIA_BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return {
    databaseUrl: values.DATABASE_URL,
    elasticsearchUrl: values.ELASTICSEARCH_URL,
    redisUrl: values.REDIS_URL,
    indexPrefix: values.TRIVIA_INDEX_PREFIX,
    redisPrefix: values.TRIVIA_REDIS_PREFIX,
    host: values.HOST,
    port,
    baseUrl,
    trustedProxies:
      values.TRIVIA_TRUSTED_PROXIES === undefined ? [] : splitList(values.TRIVIA_TRUSTED_PROXIES),
    metricsPort: values.TRIVIA_METRICS_PORT === undefined ? undefined : Number(values.TRIVIA_METRICS_PORT),
    tiers: values.TRIVIA_TIERS,
    rateLimits: values.TRIVIA_RATE_LIMITS === 'on',
    reportSecret: values.TRIVIA_REPORT_SECRET,
    authSecret: values.TRIVIA_AUTH_SECRET,
    mcp: { hosts: splitList(values.TRIVIA_MCP_HOSTS), origins: splitList(values.TRIVIA_MCP_ORIGINS) },
    smtpUrl: values.TRIVIA_SMTP_URL,
    mailFrom: values.TRIVIA_MAIL_FROM ?? `Trivia Question Service <no-reply@${new URL(baseUrl).hostname}>`,
    logLevel: values.TRIVIA_LOG_LEVEL,
  };
}

/** The exit code for a configuration that cannot work: starting again would not help. */
const EXIT_CONFIGURATION = 2;

/** The configuration of this process, which ends with nothing but the faults told when there are any. */
export function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIGURATION);
  }
}
