import { STYLE_PATH } from '../../../src/http/pages/design-files.ts';

/** A path of each page of the explorer, by its route, in English. */
export const explorerPages = (questionId: string): Readonly<Record<string, string>> => ({
  '/': '/',
  '/explore': '/explore',
  '/questions/:id': `/questions/${questionId}`,
  '/play': '/play',
  '/play/host': '/play/host',
  '/stats': '/stats',
  '/topics/:slug': '/topics/film-makers',
  '/tags/:slug': '/tags/europe',
  '/categories/:slug': '/categories/geography',
});

/** The pages that the server writes by itself, for everyone. */
export const SERVER_PAGES = ['/account/sign-in', '/account/sign-up', '/account/forgotten', '/tiers'];
export const ACCOUNT_PAGES = [
  '/account',
  '/account/keys',
  '/account/keys/new',
  '/account/usage',
  '/account/applications',
];
/** Documents without parameters that need no engine. */
export const DOCUMENTS = [
  '/health/live',
  '/errors/question_not_found',
  '/docs/',
  '/docs/openapi.json',
  '/docs/guides/api',
  '/favicon.ico',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  STYLE_PATH,
  '/api/v1',
  '/api/v1/openapi.json',
  '/llms.txt',
];
/** The documents of the authorization server, and of what it protects. */
export const OAUTH_DOCUMENTS = [
  '/api/auth/jwks',
  '/api/auth/.well-known/oauth-authorization-server',
  '/api/auth/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/api/auth',
  '/.well-known/openid-configuration',
  '/.well-known/openid-configuration/api/auth',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
];
