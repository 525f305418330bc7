import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { IdentifyToken } from '../access/identify-token.ts';
import { AUTH_PREFIX, USER_INFO_PATH } from '../contract/oauth.ts';
import { SERVICE_PREFIX } from '../contract/service.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findOauthAccount, type OauthAccount } from '../store/oauth/oauth-grants.ts';

interface UserInfoParts {
  readonly database: Database;
  readonly identifyToken: IdentifyToken;
  /** Sets the headers of every response, and counts the request. False if a response has been sent. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/**
 * Adds the user-info endpoint (OpenID Connect). The provider's own accepts only tokens without an audience; ours are for
 * `/mcp`, a part of the same service.
 */
export function mountUserInfo(app: FastifyInstance, parts: UserInfoParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: AUTH_PREFIX + USER_INFO_PATH,
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (!(await parts.admit(request, reply))) return reply;
      try {
        return await reply.send(await readClaims(parts, request.headers));
      } catch (error) {
        const { status, error: code, message, challenge } = refusalOf(error);
        return reply
          .code(status)
          .header('www-authenticate', challenge)
          .send({ error: code, error_description: message });
      }
    },
  });
}

async function readClaims(
  { database, identifyToken }: UserInfoParts,
  { authorization = '' }: FastifyRequest['headers'],
): Promise<Partial<UserClaims>> {
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined)
    throw new TokenRefusal('invalid_request', 'Send an access token as Authorization: Bearer.', '');
  const { userId, scopes } = await identifyToken(token);
  if (!scopes.has('openid'))
    throw new TokenRefusal(
      'insufficient_scope',
      'The token lacks the scope openid.',
      ', error="insufficient_scope", scope="openid"',
    );
  const account = await findOauthAccount(database, userId);
  if (account === undefined) throw invalidToken('The account no longer exists.');
  return claimsFor(account, scopes);
}

const BEARER = /^bearer +(\S+) *$/i;

/** A refusal by RFC 6750. A challenge without an error is for requests without a token. */
class TokenRefusal extends Error {
  readonly status: 401 | 403;
  readonly error: 'invalid_request' | 'invalid_token' | 'insufficient_scope';
  readonly challenge: string;

  constructor(error: TokenRefusal['error'], description: string, challenge: string) {
    super(description);
    this.status = error === 'insufficient_scope' ? 403 : 401;
    this.error = error;
    this.challenge = `Bearer realm="${SERVICE_PREFIX}"${challenge}`;
  }
}

const invalidToken = (description: string): TokenRefusal =>
  new TokenRefusal('invalid_token', description, ', error="invalid_token"');

function refusalOf(error: unknown): TokenRefusal {
  if (error instanceof TokenRefusal) return error;
  if (error instanceof ServiceError && error.code === 'invalid_token') return invalidToken(error.message);
  throw error;
}

/** The claims that each scope gives a client, in identity tokens and at the user-info endpoint. */
export const CLAIMS_OF_SCOPES = {
  openid: ['sub'],
  profile: ['tier'],
  email: ['email', 'email_verified'],
} as const;

type Claim = (typeof CLAIMS_OF_SCOPES)[keyof typeof CLAIMS_OF_SCOPES][number];

type UserClaims = Readonly<Record<Claim, string | boolean>>;

export const userClaims = (account: OauthAccount): UserClaims & { sub: string } => ({
  sub: account.id,
  tier: account.tier,
  email: account.email,
  email_verified: account.emailVerified,
});

/** The claims about a user that a client with these scopes may read. */
function claimsFor(account: OauthAccount, scopes: ReadonlySet<string>): Partial<UserClaims> {
  const names = Object.entries(CLAIMS_OF_SCOPES).flatMap(([scope, claims]): readonly string[] =>
    scopes.has(scope) ? claims : [],
  );
  return Object.fromEntries(Object.entries(userClaims(account)).filter(([name]) => names.includes(name)));
}
