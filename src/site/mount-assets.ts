import type { FastifyInstance } from 'fastify';
import { extname } from 'node:path';

import { createRepresentation, sendRepresentation, type Representation } from '../http/static.ts';
import { routeNotFound } from '../http/transport-errors.ts';
import { ASSETS_PATH } from './render-document.ts';

/** A year: another content has another name. */
const KEPT = 'public, max-age=31536000, immutable';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Formats that are compressed already. */
const COMPRESSED = new Set(['.png', '.woff2']);

/** Serves the files that browsers load. Their names contain a hash of their content. */
export function mountAssets(app: FastifyInstance, files: ReadonlyMap<string, Buffer>): void {
  const assets = new Map<string, Representation>();
  for (const [name, bytes] of files) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType !== undefined) assets.set(name, createRepresentation(contentType, bytes));
  }
  app.get<{ Params: { name: string } }>(`${ASSETS_PATH}:name`, (request, reply) => {
    const { name } = request.params;
    const asset = assets.get(name);
    if (asset === undefined) throw routeNotFound();
    reply.header('cache-control', KEPT);
    if (COMPRESSED.has(extname(name))) delete request.headers['accept-encoding'];
    return sendRepresentation(request, reply, asset);
  });
}
