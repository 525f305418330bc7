import scalar from '@scalar/fastify-api-reference';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

import { OPENAPI_PATH } from './mount-openapi.ts';

/** Stands in the page until each answer puts its own nonce there. */
const PLACEHOLDER = 'nonce-of-this-answer';
const NONCE_BYTES = 16;

/** The renderer's script has four megabytes and no version in its address. */
const SCRIPT_KEPT = 'public, max-age=3600';

/**
 * Nothing from elsewhere: scripts by nonce, calls to this service only, pictures that the page makes itself. The renderer's editor
 * writes style elements and attributes of its own while it runs and has no nonce for them, so inline styles are let through.
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
 * Serves the API reference, with which the endpoints can be tried, at `/docs/`. It asks no other host for anything: fonts,
 * proxy, telemetry and the chat of the renderer are switched off, and the policy would refuse them.
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
