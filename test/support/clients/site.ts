import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { createAccounts } from '../../../src/access/accounts.ts';
import { createOwnKeys } from '../../../src/access/api-keys.ts';
import { createPasswords } from '../../../src/access/passwords.ts';
import { createSessions } from '../../../src/access/sessions.ts';
import type { ConnectedClients } from '../../../src/auth/connected-clients.ts';
import type { Interactions } from '../../../src/auth/interactions.ts';
import { createReadUsageNow } from '../../../src/endpoints/get-usage.ts';
import { createAccountThrottle } from '../../../src/limits/account-throttle.ts';
import { createAddressLimiter } from '../../../src/limits/address-limiter.ts';
import { createLimiter, tiersWith } from '../../../src/limits/limiter.ts';
import { createRedisGuard } from '../../../src/limits/redis-limiter.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import type { Mail } from '../../../src/web/mail.ts';
import type { PageParts } from '../../../src/web/page.ts';
import { mountPages } from '../../../src/web/serve-pages.ts';
import { createSiteKeys } from '../../../src/access/site-key.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { createSecretReader } from '../../../src/store/service-secret.ts';
import { someone } from './a-caller.ts';
import { aServer } from '../a-server.ts';
import type { Api } from '../api.ts';
import type { TestEngines } from '../engines.ts';

/** Hashes that take a millisecond. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 };
/** Milliseconds: long enough that a busy machine does not make the throttles fall back to memory. */
const REDIS_TIMEOUT = 5_000;
/** Milliseconds, for the same reason: a password takes a second of such a machine. */
const REQUEST_TIME = 30_000;

/** Used unless a test passes its own. */
const NO_INTERACTIONS: Interactions = {
  pending: () => Promise.reject(new Error('there is no interaction')),
  finishSignIn: () => Promise.reject(new Error('there is no interaction')),
  finishConsent: () => Promise.reject(new Error('there is no interaction')),
};
const NO_CLIENTS: ConnectedClients = {
  list: () => Promise.resolve([]),
  disconnect: () => Promise.resolve(false),
};

interface SiteOptions {
  readonly baseUrl?: string;
  readonly interactions?: Partial<Interactions>;
  readonly connectedClients?: Partial<ConnectedClients>;
  readonly parts?: Partial<PageParts>;
  /** Milliseconds since 1970, for the throttles. */
  readonly clock?: () => number;
}

/** The pages on real engines, and the mails that they have queued. It does not listen. */
export interface Site {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly parts: PageParts;
  readonly mails: Mail[];
  /** The link in the latest mail, without the address of the site. */
  readonly latestLink: () => string;
  /** A browser with no cookies yet. */
  readonly visitor: () => Visitor;
}

export function aSite(engines: TestEngines, options: SiteOptions = {}): Site {
  const baseUrl = options.baseUrl ?? 'https://trivia.example';
  const guard = createRedisGuard(engines.logger, Date.now, REDIS_TIMEOUT);
  const addressLimiter = createAddressLimiter({
    redis: engines.redis,
    guard,
    clock: options.clock,
  });
  const database = guardDatabase(engines.pool);
  const tiers = tiersWith({});
  const limiter = createLimiter({
    redis: engines.redis,
    guard,
    database,
    logger: engines.logger,
    tiers,
    limited: true,
    clock: options.clock,
  });
  const mails: Mail[] = [];
  const parts: PageParts = {
    accounts: createAccounts(engines.pool, createPasswords(CHEAP)),
    sessions: createSessions(database, baseUrl),
    throttle: createAccountThrottle({ addressLimiter, redis: engines.redis, guard }),
    addressLimiter,
    interactions: { ...NO_INTERACTIONS, ...options.interactions },
    connectedClients: { ...NO_CLIENTS, ...options.connectedClients },
    keys: createOwnKeys(engines.pool),
    readUsageNow: createReadUsageNow(database, limiter),
    tiers,
    mailer: { sends: true, queue: (mail) => void mails.push(mail), close: () => Promise.resolve() },
    baseUrl: () => baseUrl,
    ...options.parts,
  };
  const app = aServer({ baseUrl, logger: engines.logger, requestTime: REQUEST_TIME });
  mountPages(app, parts);
  onTestFinished(() => app.close());
  const latestLink = (): string => linkIn(mails.at(-1));
  return { app, pool: engines.pool, parts, mails, latestLink, visitor: () => aVisitor(app, baseUrl) };
}

type Fields = Readonly<Record<string, string>>;
/** Undefined ones are left out. */
type Headers = Readonly<Record<string, string | undefined>>;

/** A browser without a window: it keeps cookies and posts forms like a browser. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  open(path: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Posts a form with the CSRF token of the last opened page and the headers that browsers send. */
  send(path: string, fields: Fields, headers?: Headers): Promise<LightMyRequestResponse>;
  /** The same, for a path that has no page: the token comes from the sign-in page. */
  fill(path: string, fields: Fields): Promise<LightMyRequestResponse>;
  /** The token of the last opened page. */
  readonly formToken: () => string;
}

/** Gives each visitor an IP address in a separate network, so that they do not share limits. */
let visitors = 0;

/** A browser with no cookies yet. Each has its own IP address. */
export function aVisitor(app: FastifyInstance, baseUrl: string): Visitor {
  const cookies = new Map<string, string>();
  visitors += 1;
  const remoteAddress = `10.${Math.floor(visitors / 256) % 256}.${visitors % 256}.7`;
  let token = '';

  function keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    token = /name="form" value="([\w-]+)"/.exec(response.body)?.[1] ?? token;
    return response;
  }
  const presentHeaders = (headers: Headers): Record<string, string> =>
    Object.fromEntries(
      Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
  const cookie = (): string => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');

  const visitor: Visitor = {
    cookies,
    formToken: () => token,
    open: async (path, headers) =>
      keep(
        await app.inject({
          url: path,
          headers: presentHeaders({ cookie: cookie(), ...headers }),
          remoteAddress,
        }),
      ),
    async send(path, fields, headers) {
      const sent = {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: baseUrl,
        ...headers,
      };
      return keep(
        await app.inject({
          method: 'POST',
          url: path,
          headers: presentHeaders({ cookie: cookie(), ...sent }),
          remoteAddress,
          payload: new URLSearchParams({ form: token, ...fields }).toString(),
        }),
      );
    },
    async fill(path, fields) {
      if (token === '') await visitor.open('/account/sign-in');
      return visitor.send(path, fields);
    },
  };
  return visitor;
}

/** The link in a mail, without the address of the site. */
export function linkIn(mail: Mail | undefined): string {
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail?.text ?? '')?.[1];
  expect(link, 'a link in the mail').toBeDefined();
  return link ?? '';
}

export const parameterIn = (path: string, name: string): string =>
  new URL(path, 'http://localhost').searchParams.get(name) ?? '';

/** The site key of a process that shares the engines, at a time in milliseconds since 1970. */
export const siteKeyAt = (
  { pool, config }: Pick<TestEngines, 'pool' | 'config'>,
  time: number,
): Promise<string> =>
  createSiteKeys(createSecretReader(guardDatabase(pool), config.reportSecret), () => time).current();

/** Sends a request from an address. The path has no prefix. */
export const sendFrom = (
  { app }: Pick<Api, 'app'>,
  key: string,
  remoteAddress: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) => app.inject({ url: API_PREFIX + path, remoteAddress, headers: { 'x-api-key': key, ...headers } });

/** The password of every member. */
export const PASSWORD = 'otter lantern violin';

/** Opens a link from a mail, and sends a password with the form of its page. */
export async function followLink(
  visitor: Visitor,
  link: string,
  password = PASSWORD,
): ReturnType<Visitor['send']> {
  await visitor.open(link);
  return visitor.fill(link.split('?', 1)[0] ?? '', { token: parameterIn(link, 'token'), password });
}

/** A user who has signed up and is signed in. */
export interface Member {
  readonly site: Site;
  readonly visitor: Visitor;
  readonly email: string;
  readonly userId: string;
}

export async function aMember(site: Site, email = someone()): Promise<Member> {
  const visitor = site.visitor();
  await visitor.fill('/account/sign-up', { email, password: PASSWORD });
  await followLink(visitor, site.latestLink());
  await visitor.open('/account');
  const { rows } = await site.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { site, visitor, email, userId: rows[0]?.id ?? '' };
}
