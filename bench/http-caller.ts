import { Agent, request as open } from 'node:http';

/** One response: the body as text, and the remaining limit. */
interface CallerResponse {
  readonly status: number;
  readonly body: string;
  readonly remaining: number;
  readonly resetInSeconds: number;
}

/** Sends requests over one keep-alive connection, as a client in another process would. */
export interface HttpCaller {
  /** The body of the response; throws for any status except 200. */
  get(path: string): Promise<string>;
  /** The same for a request with a JSON body. */
  post(path: string, body: object): Promise<string>;
  /** Resolves when at least the given number of requests fits into the burst limit. */
  makeRoom(requests: number): Promise<void>;
  close(): void;
}

export function createHttpCaller(baseUrl: string, key: string): HttpCaller {
  // The measurement must not include a DNS lookup.
  const server = baseUrl.replace('//localhost', '//127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  let remaining = 0;
  let resetInSeconds = 0;

  const send = (method: 'GET' | 'POST', path: string, body?: string): Promise<CallerResponse> =>
    new Promise((resolve, reject) => {
      const headers = {
        'x-api-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const request = open(`${server}${path}`, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            remaining: Number(response.headers['ratelimit-remaining'] ?? Infinity),
            resetInSeconds: Number(response.headers['ratelimit-reset'] ?? 0),
          }),
        );
      });
      request.once('error', reject);
      request.end(body);
    });

  const ask = async (method: 'GET' | 'POST', path: string, body?: string): Promise<string> => {
    const response = await send(method, path, body);
    ({ remaining, resetInSeconds } = response);
    if (response.status !== 200)
      throw new Error(`${method} ${path} returned ${response.status}: ${response.body}`);
    return response.body;
  };

  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, JSON.stringify(body)),
    async makeRoom(requests) {
      await ask('GET', '/api/v1/categories');
      while (remaining < requests) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(1, resetInSeconds) * 1000));
        await ask('GET', '/api/v1/categories');
      }
    },
    close: () => agent.destroy(),
  };
}
