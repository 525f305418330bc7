import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';

/** Metrics as text. */
export interface ReadableMetrics {
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

/** The listener for monitoring, separate from the one for callers. */
interface MetricsServer {
  readonly close: () => Promise<void>;
}

/** Serves `/metrics`, and nothing else, on its own port. Without metrics, nothing is served. */
export async function serveMetrics(
  metrics: ReadableMetrics | undefined,
  { host, metricsPort = 0 }: { readonly host: string; readonly metricsPort: number | undefined },
  logger: Logger,
): Promise<MetricsServer | undefined> {
  if (metrics === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(metricsPort, host);
  await once(server, 'listening');
  logger.info({ port: (server.address() as AddressInfo).port }, 'serving metrics');
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
