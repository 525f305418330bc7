import type { FastifyInstance } from 'fastify';
import { extname } from 'node:path';

import { createRepresentation, KEPT, mountStatic, type Representation } from '../http/send.ts';
import { ASSETS_PATH } from './render-document.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves the files that browsers load. Their names contain a hash of their content. */
export function mountAssets(app: FastifyInstance, files: ReadonlyMap<string, Buffer>): void {
  const assets = new Map<string, Representation>();
  for (const [name, bytes] of files) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType !== undefined) assets.set(name, createRepresentation(contentType, bytes));
  }
  mountStatic(app, `${ASSETS_PATH}:name`, KEPT, (name) => assets.get(name));
}
