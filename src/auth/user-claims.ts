import type { OauthAccount } from '../store/oauth/oauth-accounts.ts';

/** The claims that each scope gives a client, in identity tokens and at the user-info endpoint. */
export const CLAIMS_OF_SCOPES = {
  openid: ['sub'],
  profile: ['tier'],
  email: ['email', 'email_verified'],
} as const;

type Claim = (typeof CLAIMS_OF_SCOPES)[keyof typeof CLAIMS_OF_SCOPES][number];
export type UserClaims = Readonly<Record<Claim, string | boolean>>;

/** All claims about a user. */
export const userClaims = ({
  id,
  email,
  emailVerified,
  tier,
}: OauthAccount): UserClaims & { sub: string } => ({
  sub: id,
  tier,
  email,
  email_verified: emailVerified,
});

/** The claims about a user that a client with these scopes may read. */
export function claimsFor(account: OauthAccount, scopes: ReadonlySet<string>): Partial<UserClaims> {
  const names = Object.entries(CLAIMS_OF_SCOPES).flatMap(([scope, claims]): readonly string[] =>
    scopes.has(scope) ? claims : [],
  );
  return Object.fromEntries(Object.entries(userClaims(account)).filter(([name]) => names.includes(name)));
}
