import { createServer } from 'node:net';

/** Whether this port of 127.0.0.1 is free. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

/** The preferred port if it is free, otherwise any free one. */
export async function freePort(preferred?: number): Promise<number> {
  const port = (preferred === undefined ? undefined : await listenOnce(preferred)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('There is no free TCP port on 127.0.0.1.');
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
