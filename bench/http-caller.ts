import { Agent, request as open } from 'node:http';

/** One response with its body as text. */
interface CallerResponse {
  readonly status: number;
  readonly body: string;
}

/** Sends requests over one keep-alive connection, as a client in another process would. */
export interface HttpCaller {
  /** The body of the response; throws for any status except 200. */
  get(path: string): Promise<string>;
  /** The same for a request with a JSON body. */
  post(path: string, body: object): Promise<string>;
  close(): void;
}

export function createHttpCaller(baseUrl: string, key: string): HttpCaller {
  // The measurement must not include a DNS lookup.
  const server = baseUrl.replace('//localhost', '//127.0.0.1');
  const agent = new Agent({ keepAlive: true });

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
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      });
      request.once('error', reject);
      request.end(body);
    });

  const ask = async (method: 'GET' | 'POST', path: string, body?: string): Promise<string> => {
    const response = await send(method, path, body);
    if (response.status !== 200)
      throw new Error(`${method} ${path} returned ${response.status}: ${response.body}`);
    return response.body;
  };

  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}
