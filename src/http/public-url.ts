import type { FastifyInstance } from 'fastify';

/**
 * Returns the public URL for links: the configured one. If its port is 0, so that the system chooses a port, the chosen
 * port replaces it as soon as the application listens.
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
