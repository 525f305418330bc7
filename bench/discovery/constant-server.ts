import { createServer } from 'node:http';

/*
 * The smallest possible HTTP server: a separate process that always sends the same bytes, as many as the path says.
 * What the API takes beyond this is its own work.
 */
const bodies = new Map<string, Buffer>();

function bodyOf(path: string): Buffer {
  const known = bodies.get(path);
  if (known !== undefined) return known;
  const body = Buffer.alloc(Number(path.slice(1)), 'a');
  bodies.set(path, body);
  return body;
}

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json').end(bodyOf(request.url ?? '/0'));
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
