import type { Tier, TierLimits } from './account.ts';
import type { JsonBounds } from './json-bounds.ts';

/*
 * All limits that callers rely on. Request schemas, messages, MCP texts and docs/guides/limits.md (`npm run generate -- limits`) use
 * these constants.
 */

/** Milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The tier limits unless the configuration changes them; null for no limit. */
export const TIER_LIMITS: Readonly<Record<Tier, TierLimits>> = {
  free: { burst: 10, perDay: 500, perMonth: null },
  indie: { burst: 30, perDay: 10_000, perMonth: null },
  pro: { burst: 200, perDay: 100_000, perMonth: null },
  enterprise: { burst: 1_000, perDay: null, perMonth: null },
};

/** A sliding window: at most `most` requests in any `window` milliseconds. */
export interface WindowLimit {
  readonly most: number;
  readonly window: number;
}

/**
 * How many times a limit per network address all addresses of a network together may use, by the bits of its prefix. One
 * customer of a provider may have any of these networks.
 */
export const NETWORK_ALLOWANCES = {
  ipv6: [
    { prefix: 64, times: 1 },
    { prefix: 56, times: 2 },
    { prefix: 48, times: 4 },
  ],
  ipv4: [
    { prefix: 32, times: 1 },
    { prefix: 24, times: 4 },
  ],
} as const;

/** All of the limits apply together. */
export interface Throttle {
  /** Description of what is counted, for docs/guides/limits.md. */
  readonly counts: string;
  readonly limits: readonly WindowLimit[];
}

export const REPORTS_PER_MINUTE = 5;

/** Limits per network address; `mcp-account` is per account, and so is `report` over MCP. */
export const ADDRESS_LIMITS = {
  report: {
    counts: 'accepted reports of questions; over MCP those of one account',
    limits: [{ most: REPORTS_PER_MINUTE, window: MINUTE }],
  },
  // A typing error must not use up the reports, and a flood of invalid ones must end. Over MCP, attempts count as
  // requests of the account.
  'report-attempt': {
    counts: 'attempts to report a question over REST, accepted or not',
    limits: [{ most: 30, window: MINUTE }],
  },
  'sign-in': {
    counts: 'attempts to sign in, and new passwords set with a mailed link',
    limits: [
      { most: 20, window: MINUTE },
      { most: 100, window: HOUR },
    ],
  },
  'sign-up': { counts: 'sign-ups, successful or not', limits: [{ most: 30, window: HOUR }] },
  mail: { counts: 'requests for a mail', limits: [{ most: 30, window: HOUR }] },
  // A web client registers for all its users from a few addresses.
  'oauth-register': {
    counts: 'registrations of OAuth clients',
    limits: [
      { most: 20, window: MINUTE },
      { most: 200, window: HOUR },
    ],
  },
  'oauth-token': {
    counts: 'OAuth codes and refresh tokens exchanged, tokens revoked, and user information read',
    limits: [{ most: 300, window: MINUTE }],
  },
  // Each one is stored for an hour.
  'oauth-authorize': {
    counts: 'OAuth authorization requests',
    limits: [{ most: 120, window: MINUTE }],
  },
  // One download is a megabyte. Browsers keep it for a year.
  docs: {
    counts: 'downloads of the script of the API reference',
    limits: [{ most: 60, window: MINUTE }],
  },
  // A file is up to a megabyte. A crawler needs each one once a day.
  sitemap: {
    counts: 'downloads of the lists of pages for crawlers',
    limits: [{ most: 30, window: MINUTE }],
  },
  mcp: {
    counts: 'MCP messages without credentials',
    limits: [
      { most: 50, window: SECOND },
      { most: 5_000, window: 10 * MINUTE },
    ],
  },
  'mcp-account': {
    counts: 'MCP messages of one account other than tool calls, which count as requests',
    limits: [
      { most: 50, window: SECOND },
      { most: 5_000, window: 10 * MINUTE },
    ],
  },
} as const satisfies Record<string, Throttle>;

/** Requests of visitors that a network may send in the first window of `VISITOR_LIMITS.requests` and is still quiet. */
export const QUIET_REQUESTS = 30;

/**
 * Limits of visitors, who use the site key in the pages of the service. The first two are per network address. A person
 * never meets them: a view of the explorer takes about five requests and 20 questions.
 */
export const VISITOR_LIMITS = {
  requests: {
    counts: 'requests of one visitor',
    limits: [
      { most: 100, window: 10 * SECOND },
      { most: 2_000, window: HOUR },
      { most: 10_000, window: DAY },
    ],
  },
  // Less than a free account can read in a day, so that the site key is of no use for copying the catalogue.
  questions: {
    counts: 'questions in the responses to one visitor',
    limits: [
      { most: 5_000, window: HOUR },
      { most: 20_000, window: DAY },
    ],
  },
  // Half of the next limit, so that a visitor of a quiet network is admitted during a flood.
  busy: {
    counts: `requests of all visitors in busy networks together: those that have sent more than ${QUIET_REQUESTS} in ten seconds`,
    limits: [
      { most: 100, window: SECOND },
      { most: 500, window: 10 * SECOND },
      { most: 50_000, window: HOUR },
    ],
  },
  // Addresses are cheap. This is a part of what a small machine answers, so that the rest is left for accounts.
  everyone: {
    counts: 'requests of all visitors together',
    limits: [
      { most: 200, window: SECOND },
      { most: 1_000, window: 10 * SECOND },
      { most: 100_000, window: HOUR },
    ],
  },
} as const satisfies Record<string, Throttle>;

/** Limits per account, whether it exists or not. They apply even when `TRIVIA_RATE_LIMITS` is off. */
export const ACCOUNT_LIMITS = {
  attemptsFromOneAddress: {
    counts: 'attempts to sign in to one account from one network address, successful or not',
    limits: [{ most: 10, window: 15 * MINUTE }],
  },
  // An owner locked out elsewhere can sign in after resetting the password with a mailed link.
  attemptsFromEverywhere: {
    counts:
      'attempts to sign in to one account from all network addresses together, without those where its owner has signed in within 90 days',
    limits: [{ most: 100, window: HOUR }],
  },
  mailsFromOneAddress: {
    counts: 'mails of one kind to one mail address, requested from one network address',
    limits: [
      { most: 4, window: 15 * MINUTE },
      { most: 12, window: DAY },
    ],
  },
  signUpMails: {
    counts: 'sign-up mails to one mail address',
    limits: [{ most: 24, window: DAY }],
  },
  // The window is not longer than the lifetime of the links: a refused user still has working links in the mailbox, so
  // others cannot lock the user out by using up the mails.
  resetMails: {
    counts: 'password-reset mails to one mail address',
    limits: [{ most: 8, window: HOUR }],
  },
  // A flood of sign-ups with other people's addresses would make mail servers refuse the sender.
  allMails: {
    counts:
      'mails of one kind to all mail addresses together, without password resets where the owner has signed in within 90 days',
    limits: [
      { most: 500, window: HOUR },
      { most: 3_000, window: DAY },
    ],
  },
  // Keys are never deleted: someone who creates and revokes them in a loop would fill the table.
  newKeys: {
    counts: 'API keys that an account creates or rotates in the browser',
    limits: [
      { most: 20, window: HOUR },
      { most: 60, window: DAY },
    ],
  },
} as const satisfies Record<string, Throttle>;

/** Questions of one random draw. */
export const MOST_DRAWN = 50;
export const DRAWN_BY_DEFAULT = 10;
/** Questions on one page of the list. */
export const LARGEST_PAGE = 100;
export const LISTED_BY_DEFAULT = 20;
/** Characters of a seed. */
export const LONGEST_SEED = 64;
/** Ids in one request. */
export const MOST_IDS = 250;
/** Values of one any-of filter. */
export const MOST_ALTERNATIVES = 10;
/** Values of one all-of filter: no record has more than 50 tags or regions. */
export const MOST_REQUIRED = 50;

/** Characters and words of a search in the texts of questions: the text of a whole question. */
export const LONGEST_TEXT_SEARCH = 600;
export const MOST_SEARCHED_WORDS = 64;

/** Entries on one page of topics, tags, subcategories or regions, and characters of a search in them. */
export const MOST_ENTRIES = 500;
export const ENTRIES_BY_DEFAULT = 100;
export const LONGEST_SEARCH = 64;
/** Suggestions of each kind. */
export const MOST_SUGGESTIONS = 20;
export const SUGGESTED_BY_DEFAULT = 5;
/** Characters of a topic's slug or alias in a request. */
export const LONGEST_TOPIC_NAME = 100;
/** Warnings in one response. */
export const MOST_WARNINGS = 10;

/** Sample questions of a topic, tag or category, and tags or subcategories that go with it. */
export const TOPIC_SAMPLES = 5;
export const TOPIC_COMPANIONS = 20;
/** Topics that most questions of a topic, tag or category belong to. */
export const RELATED_TOPICS = 12;

/** Topics and tags in the statistics, and regions. */
export const TOP_SLUGS = 100;
export const TOP_REGIONS = 20;

/** Values of a facet, besides those that the request names. */
export const MOST_FACET_VALUES = 30;

/** Minutes for which earlier counts are kept, so that the pages of a list fit together. */
export const COUNTS_KEPT = 15;

/** Days of the usage series. */
export const LONGEST_SERIES = 90;

/** Characters of a report's texts. */
export const SHORTEST_QUESTION_TEXT = 10;
export const LONGEST_REPORT_TEXT = 2_000;

/**
 * Bytes of a request body. A report of 4,500 characters can take 6 bytes per character, or 12 when written in escapes.
 */
export const MOST_BODY_BYTES = 65_536;

/** Bytes of an MCP message without credentials, which only asks what is offered. */
export const MOST_ANONYMOUS_MESSAGE_BYTES = 8_192;

/** A body: more than the values of all lists that one request accepts. */
export const BODY_BOUNDS = { values: 1_000, levels: 24 } as const satisfies JsonBounds;
/** A body from callers without credentials: several times a report, a registration of a client, or an MCP handshake. */
export const ANONYMOUS_BODY_BOUNDS = { ...BODY_BOUNDS, values: 200 } as const satisfies JsonBounds;

/** Bytes of a question's record, and of the `extensions` in it, as JSON. */
export const MOST_RECORD_BYTES = 65_536;
export const MOST_EXTENSION_BYTES = 16_384;
/** Levels of lists and objects within each other in `extensions`. */
export const DEEPEST_EXTENSIONS = 32;
/**
 * Bytes of the questions in one response, several times what 250 usual questions have. A process holds 32
 * responses in its memory.
 */
export const MOST_PAGE_BYTES = 1_048_576;

/** Parameters in one query: more than all array values that one request accepts, each in a separate parameter. */
export const MOST_PARAMETERS = 500;
/** Parameters in the address of a page, and items of its lists. The largest quiz has 170, the explorer as many. */
export const MOST_PAGE_PARAMETERS = 250;
/** Fields of a form in a page, and parameters of an OAuth request. */
export const MOST_FORM_FIELDS = 50;
/** Items of a header that is parsed as a list, and cookies. */
export const MOST_HEADER_ITEMS = 200;

/** Characters of a key's name. A check in the database enforces the same maximum. */
export const LONGEST_KEY_NAME = 100;
/** Active keys per user. */
export const MOST_ACTIVE_KEYS = 20;
/** Networks in a key's allowlist. A check in the database enforces the same maximum. */
export const MOST_NETWORKS = 50;
