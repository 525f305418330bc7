import fastify from 'fastify';
import { z } from 'zod';

/*
 * The opponent of the API: a bare Fastify route in one process that sends captured responses of the API, in turn, and
 * does nothing else.
 */
const Bodies = z.object({ bodies: z.array(z.string()).min(1) });

const app = fastify();
let bodies: readonly string[] = [];
let turn = 0;

app.get('/', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(bodies[turn++ % bodies.length]);
});

process.on('message', (message) => {
  ({ bodies } = Bodies.parse(message));
  turn = 0;
  process.send?.({ url: app.listeningOrigin });
});
process.on('disconnect', () => process.exit());
await app.listen({ host: '127.0.0.1', port: 0 });
