import type { FastifyInstance } from 'fastify';

/**
 * The address that links carry: the configured one. When that names port 0, which lets the system choose, the chosen port takes
 * its place as soon as the application listens.
 */
export function trackPublicUrl(app: FastifyInstance, configured: string): () => string {
  const url = new URL(configured);
  if (url.port !== '0') return () => configured;
  let current = configured;
  app.addHook('onListen', (done) => {
    const address = app.server.address();
    if (typeof address === 'object' && address !== null) url.port = String(address.port);
    current = url.href.replace(/\/+$/, '');
    done();
  });
  return () => current;
}
