import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Milliseconds between two health checks: much shorter than a closing process keeps serving. */
const CHECK_INTERVAL = 200;

/** Passes connections to processes that are ready, like a load balancer in front of the service. */
export interface Balancer {
  readonly url: string;
  /** Adds the process at this URL, which gets connections once it is ready. */
  readonly add: (url: string) => void;
  readonly remove: (url: string) => void;
  readonly isReady: (url: string) => boolean;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(CHECK_INTERVAL) })).ok;
  } catch {
    return false;
  }
}

export async function balancer(): Promise<Balancer> {
  const processes = new Map<string, boolean>();
  const open = new Set<Socket>();
  let next = 0;
  const timer = setInterval(() => {
    for (const url of processes.keys())
      void isReady(url).then((ready) => processes.has(url) && processes.set(url, ready));
  }, CHECK_INTERVAL);
  const server = createServer((caller) => {
    const ready = [...processes].filter(([, is]) => is).map(([url]) => url);
    const url = ready[(next += 1) % ready.length];
    if (url === undefined) {
      caller.destroy();
      return;
    }
    const process = connect(Number(new URL(url).port), '127.0.0.1');
    for (const [one, other] of [
      [caller, process],
      [process, caller],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    clearInterval(timer);
    open.forEach((socket) => socket.destroy());
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void processes.set(url, false),
    remove: (url) => void processes.delete(url),
    isReady: (url) => processes.get(url) === true,
  };
}
