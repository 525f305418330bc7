import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

import {
  CONNECTIONS,
  connectionProblem,
  passwordProblem,
  splitUrls,
  withPassword,
  type ConnectionKind,
} from './connection-url.ts';
import { readTierOverrides, type TierOverrides } from './contract/account.ts';
import { defaultWorkers } from './default-workers.ts';
import { hostTest, originTest } from './network/header-patterns.ts';
import { readNetwork, isRangeName } from './network/address.ts';
import { readSecretFiles, type ConfigProblem } from './secret-files.ts';

/** Settings that `NAME_FILE` may name a file for. */
const SECRETS = [
  ...Object.keys(CONNECTIONS),
  ...Object.values(CONNECTIONS).map(({ password }) => password),
  'ELASTICSEARCH_API_KEY',
  'TRIVIA_REPORT_SECRET',
  'TRIVIA_AUTH_SECRET',
];

const connection = (kind: ConnectionKind): z.ZodString =>
  z.string({ error: `must be set to a URL such as ${kind.example}` }).check((context) => {
    const message = connectionProblem(context.value, kind);
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
  });

const Password = z
  .string()
  .optional()
  .describe('The password for the URL above, with any characters: it is not encoded.');

const PROXIES_EXPECTED =
  'must list addresses or ranges of your proxies, such as 10.0.0.0/8,fd00::/8 or loopback; a number or true would also trust headers that callers send';

/** A range of all addresses would trust any address that a caller claims. */
const isProxy = (text: string): boolean => isRangeName(text) || (readNetwork(text)?.prefix ?? 0) > 0;

/** More than the cores of a large machine. With more, their database connections are the limit. */
const MOST_WORKERS = 128;

/** Enough for far more questions than fit into a database. */
const MOST_SHARDS = 64;

/** Ten weeks. */
const MOST_EXPORT_HOURS = 1_680;

const splitList = (text: string): string[] => text.split(',').map((item) => item.trim());

function readTiers(text: string, context: z.core.$RefinementCtx): TierOverrides {
  const read = readTierOverrides(text);
  if ('overrides' in read) return read.overrides;
  for (const problem of read.problems) context.addIssue(problem);
  return z.NEVER;
}

const Port = z
  .string()
  .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'must be a port number from 0 to 65535')
  .transform(Number);

const Environment = z.object({
  DATABASE_URL: connection(CONNECTIONS.DATABASE_URL),
  DATABASE_PASSWORD: Password,
  TRIVIA_API_DATABASE_URL: connection(CONNECTIONS.TRIVIA_API_DATABASE_URL)
    .optional()
    .describe(
      'The URL that the API gets as DATABASE_URL. `trivia setup` and `trivia migrate` create its user, who can read and write rows but not create or drop anything. By default the API has the user of the owner.',
    ),
  TRIVIA_API_DATABASE_PASSWORD: Password,
  ELASTICSEARCH_URL: connection(CONNECTIONS.ELASTICSEARCH_URL).describe(
    'One URL, or those of several nodes of a cluster, separated by commas.',
  ),
  ELASTICSEARCH_PASSWORD: Password,
  ELASTICSEARCH_API_KEY: z
    .string()
    .optional()
    .describe('An encoded API key for Elasticsearch, instead of a user and a password.'),
  REDIS_URL: connection(CONNECTIONS.REDIS_URL),
  REDIS_PASSWORD: Password,
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PORT: Port.default(3000),
  TRIVIA_WORKERS: z
    .string()
    .refine(
      (count) => /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= MOST_WORKERS,
      `must be a whole number from 1 to ${MOST_WORKERS}`,
    )
    .transform(Number)
    .optional()
    .describe(
      'API processes that share the port. The default is the number of cores that this process may use, or as many as fit into its memory limit.',
    ),
  TRIVIA_METRICS_PORT: Port.optional().describe('Port of `/metrics`. Without it, nothing is measured.'),
  TRIVIA_INDEXER_METRICS_PORT: Port.optional().describe('Port of `/metrics` of the indexer.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be set to a URL such as http://localhost:4318' })
    .optional()
    .describe('The OpenTelemetry collector that traces are sent to. Without it, nothing is traced.'),
  TRIVIA_TRACES_RATIO: z
    .string()
    .refine(
      (ratio) => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(ratio),
      'must be a number from 0 to 1, such as 0.01',
    )
    .transform(Number)
    .default(1)
    .describe('The part of the requests that is traced.'),
  TRIVIA_INDEXER_HEALTH_FILE: z
    .string()
    .optional()
    .describe('File that the indexer touches every five seconds while it works. By default none.'),
  TRIVIA_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Public URL. The default is http://localhost:PORT. A slash at its end is dropped.'),
  TRIVIA_INDEX_PREFIX: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/,
      'must start with a letter and contain only lower-case letters, digits and hyphens',
    )
    .default('trivia')
    .describe('Prefix of every index and alias name, so that several services can share one Elasticsearch.'),
  TRIVIA_INDEX_SHARDS: z
    .string()
    .refine(
      (count) => /^\d{1,2}$/.test(count) && Number(count) >= 1 && Number(count) <= MOST_SHARDS,
      `must be a whole number from 1 to ${MOST_SHARDS}`,
    )
    .transform(Number)
    .default(1)
    .describe('Shards of the next search index that is built. An existing index keeps its own number.'),
  TRIVIA_REDIS_PREFIX: z.string().max(64).default('trivia:').describe('Prefix of every Redis key.'),
  TRIVIA_TRUSTED_PROXIES: z
    .string()
    .transform(splitList)
    .refine((list) => list.every(isProxy), PROXIES_EXPECTED)
    .default([])
    .describe(
      'Proxies whose X-Forwarded-For header is trusted. By default none; callers then have the address of their connection.',
    ),
  TRIVIA_TIERS: z
    .string()
    .transform(readTiers)
    .default({})
    .describe('JSON with the tier limits that differ from the built-in ones.'),
  TRIVIA_RATE_LIMITS: z
    .enum(['on', 'off'])
    .transform((state) => state === 'on')
    .default(true)
    .describe('Without limits, requests are still counted.'),
  TRIVIA_REPORT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret for hashing the addresses of reporters and for signing cursors. The default is a secret in the database.',
    ),
  TRIVIA_AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret for encrypting the token signing keys in the database. By default they are not encrypted.',
    ),
  TRIVIA_MCP_HOSTS: z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.every((entry) => hostTest(entry) !== undefined),
      'must list names such as localhost,mcp.example.org,*.preview.example.org; add a port to require it',
    )
    .default(['localhost'])
    .describe('Host header names that /mcp accepts, in addition to that of the public URL.'),
  TRIVIA_MCP_ORIGINS: z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.every((entry) => originTest(entry) !== undefined),
      'must list origins such as https://claude.ai,http://dev.example.org:*,localhost',
    )
    .default(['https://claude.ai', 'https://vscode.dev', 'localhost'])
    .describe('Origins of web pages that may call /mcp, in addition to our own.'),
  TRIVIA_SMTP_URL: connection(CONNECTIONS.TRIVIA_SMTP_URL)
    .optional()
    .describe('The mail server. Without it, mails are written to the log.'),
  TRIVIA_SMTP_PASSWORD: Password,
  TRIVIA_MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be an address such as Trivia <no-reply@example.org>',
    )
    .optional()
    .describe('Sender of mails. The default is no-reply at the host of the public URL.'),
  TRIVIA_EXPORT_FOLDER: z
    .string()
    .default('.trivia/exports')
    .transform((folder) => resolve(folder))
    .describe('Folder of the exports: the indexer writes it, and the API reads it.'),
  TRIVIA_EXPORT_HOURS: z
    .string()
    .refine(
      (hours) => /^\d{1,4}$/.test(hours) && Number(hours) <= MOST_EXPORT_HOURS,
      `must be a whole number of hours from 0 to ${MOST_EXPORT_HOURS}`,
    )
    .transform(Number)
    .default(0)
    .describe('Hours between two exports that the indexer makes. 0 for none.'),
  TRIVIA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * Reports all invalid variables at once, one line each. Values are not repeated because a URL may contain a password.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const configError = (problems: readonly ConfigProblem[]): ConfigError =>
  new ConfigError(
    `Invalid configuration:\n${problems.map(({ name, message }) => `  - ${name}: ${message}`).join('\n')}`,
  );

const hasUser = (url: string): boolean => new URL(url).username !== '';

/** @param given - without empty variables */
function parse(given: Readonly<Record<string, string | undefined>>): z.infer<typeof Environment> {
  const files = readSecretFiles(given, SECRETS);
  const parsed = Environment.safeParse(files.values);
  const unread = files.problems.map(({ name }) => name.replace(/_FILE$/, ''));
  const invalid = (parsed.error?.issues ?? [])
    .map(({ path, message }) => ({ name: path.join('.'), message }))
    .filter(({ name }) => !unread.includes(name));
  const known = new Set([...unread, ...invalid.map(({ name }) => name)]);
  const problems = [...files.problems, ...invalid, ...mismatches(files.values, known)];
  if (!parsed.success || problems.length > 0) throw configError(problems);
  return parsed.data;
}

/**
 * Settings that do not fit each other.
 *
 * @param known - the names of settings with a problem of their own, which are left out
 */
function mismatches(
  values: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): ConfigProblem[] {
  const found: ConfigProblem[] = Object.entries(CONNECTIONS).flatMap(([name, kind]) => {
    const url = values[name];
    if (values[kind.password] === undefined || known.has(name) || known.has(kind.password)) return [];
    const message = url === undefined ? `is set without ${name}` : passwordProblem(url, kind);
    return message === undefined ? [] : [{ name: kind.password, message }];
  });
  const isReported = known.has('ELASTICSEARCH_URL') || known.has('ELASTICSEARCH_API_KEY');
  const { ELASTICSEARCH_URL: urls = '', ELASTICSEARCH_API_KEY: key } = values;
  if (!isReported && key !== undefined && splitUrls(urls).some(hasUser))
    found.push({
      name: 'ELASTICSEARCH_API_KEY',
      message: 'is set, but the URL has a user too; remove one of them',
    });
  return found;
}

/** Reads the environment. No other code does. An empty variable counts as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const values = parse(given);
  const baseUrl = (values.TRIVIA_BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    databaseUrl: withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD),
    elasticsearchUrl: withPassword(values.ELASTICSEARCH_URL, values.ELASTICSEARCH_PASSWORD),
    elasticsearchApiKey: values.ELASTICSEARCH_API_KEY,
    redisUrl: withPassword(values.REDIS_URL, values.REDIS_PASSWORD),
    indexPrefix: values.TRIVIA_INDEX_PREFIX,
    indexShards: values.TRIVIA_INDEX_SHARDS,
    redisPrefix: values.TRIVIA_REDIS_PREFIX,
    host: values.HOST,
    port: values.PORT,
    /** Undefined where the API uses the database's owner. */
    apiDatabaseUrl: withPassword(values.TRIVIA_API_DATABASE_URL, values.TRIVIA_API_DATABASE_PASSWORD),
    workers: values.TRIVIA_WORKERS ?? defaultWorkers(availableParallelism(), process.constrainedMemory()),
    baseUrl,
    trustedProxies: values.TRIVIA_TRUSTED_PROXIES,
    metricsPort: values.TRIVIA_METRICS_PORT,
    indexerMetricsPort: values.TRIVIA_INDEXER_METRICS_PORT,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesRatio: values.TRIVIA_TRACES_RATIO,
    indexerHealthFile: values.TRIVIA_INDEXER_HEALTH_FILE,
    tiers: values.TRIVIA_TIERS,
    rateLimits: values.TRIVIA_RATE_LIMITS,
    reportSecret: values.TRIVIA_REPORT_SECRET,
    authSecret: values.TRIVIA_AUTH_SECRET,
    mcp: { hosts: values.TRIVIA_MCP_HOSTS, origins: values.TRIVIA_MCP_ORIGINS },
    smtpUrl: withPassword(values.TRIVIA_SMTP_URL, values.TRIVIA_SMTP_PASSWORD),
    mailFrom: values.TRIVIA_MAIL_FROM ?? `Trivia Question Service <no-reply@${new URL(baseUrl).hostname}>`,
    exportFolder: values.TRIVIA_EXPORT_FOLDER,
    exportHours: values.TRIVIA_EXPORT_HOURS,
    logLevel: values.TRIVIA_LOG_LEVEL,
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** The addresses of the engines. */
export type EngineConfig = Pick<
  Config,
  'databaseUrl' | 'elasticsearchUrl' | 'redisUrl' | 'indexPrefix' | 'redisPrefix'
> &
  Partial<Pick<Config, 'elasticsearchApiKey'>>;

/** The exit code for an invalid configuration, with which a restart would not help. */
const EXIT_CONFIGURATION = 2;

/** Reads the configuration. If it is invalid, prints the problems and exits. */
export function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIGURATION);
  }
}
