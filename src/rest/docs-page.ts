import scalar from '@scalar/fastify-api-reference';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

import { OPENAPI_PATH } from './mount-openapi.ts';

/** Replaced by a new nonce in each response. */
const PLACEHOLDER = 'nonce-of-this-answer';
const NONCE_BYTES = 16;

/** The renderer's script is 4 MB and has no version in its URL. */
const SCRIPT_KEPT = 'public, max-age=3600';

/**
 * Nothing from other hosts: scripts by nonce, requests to this service only, images that the page generates. The
 * renderer's editor writes its own style elements and attributes without a nonce, so inline styles are allowed.
 */
const policy = (nonce: string, service: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    `connect-src 'self' ${service}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the API reference with try-it at `/docs/`. It makes no requests to other hosts: the renderer's fonts, proxy,
 * telemetry and chat are switched off, and the policy would block them.
 */
export function mountDocs(app: FastifyInstance, baseUrl: () => string): void {
  void app.register((docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      const type = String(reply.getHeader('content-type'));
      if (type.includes('javascript')) reply.header('cache-control', SCRIPT_KEPT);
      if (typeof payload !== 'string' || !type.startsWith('text/html')) return payload;
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      reply
        .header('content-security-policy', policy(nonce, new URL(baseUrl()).origin))
        .header('cache-control', 'no-store');
      return payload.replaceAll(PLACEHOLDER, nonce);
    });
    return docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: OPENAPI_PATH,
        pageTitle: 'API reference · Trivia Question Service',
        nonce: PLACEHOLDER,
        withDefaultFonts: false,
        telemetry: false,
        favicon: 'data:,',
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
