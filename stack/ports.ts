import { createServer } from 'node:net';

/** Whether nobody listens on this port of 127.0.0.1. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

/** The remembered port when it is still free, else any free one. */
export async function freePort(remembered?: number): Promise<number> {
  const port = (remembered === undefined ? undefined : await listenOnce(remembered)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('No free TCP port could be found on 127.0.0.1.');
  return port;
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const taken = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(taken));
    });
  });
}
