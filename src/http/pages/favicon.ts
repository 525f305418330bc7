import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { createRepresentation, sendRepresentation } from '../content/representation.ts';
import { DESIGN } from './design-files.ts';
import { LOGO_DOCUMENT } from './frame/logo.ts';

/** The logo, 32 pixels wide: an ICO file with one PNG image. */
const ICON = readFileSync(join(DESIGN, 'images/favicon.ico'));

/** The same drawing for browsers that show SVG. */
export const ICON_PATH = '/favicon.svg';
/** Serves the icon of the site, and the one that browsers request on every site. */
export function mountFavicon(app: FastifyInstance): void {
  const icons = {
    '/favicon.ico': createRepresentation('image/x-icon', ICON),
    [ICON_PATH]: createRepresentation('image/svg+xml', LOGO_DOCUMENT),
  };
  for (const [path, icon] of Object.entries(icons))
    app.get(path, (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return sendRepresentation(request, reply, icon);
    });
}
