import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { createRepresentation, sendRepresentation } from '../static.ts';
import { routeNotFound } from '../transport-errors.ts';
import { LOGO_DOCUMENT } from './frame/logo.ts';

/** The design of all pages, next to the code in a checkout and in the published package. */
const DESIGN = join(import.meta.dirname, '../../../explorer/design');

const PATH = '/design/';

/** Characters of a file's hash in its name. */
const HASH_LENGTH = 10;

/** A year: another content has another name. */
const KEPT = 'public, max-age=31536000, immutable';

const COMMENT = /\/\*[^]*?\*\//g;

const IMPORT = /@import '([^']+)';/g;

const URL_IN_STYLE = /url\(([^)]+)\)/g;

interface DesignFile {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The files that browsers load, by path. */
const FILES = new Map<string, DesignFile>();

function addFile(name: string, contentType: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
  const extension = extname(name);
  const path = `${PATH}${basename(name, extension)}-${hash}${extension}`;
  FILES.set(path, { contentType, bytes });
  return path;
}

/** A style sheet with those that it imports inside, and with the paths of its fonts. */
function readSheet(file: string): string {
  const { resolve } = createRequire(file);
  return readFileSync(file, 'utf8')
    .replaceAll(COMMENT, '')
    .replaceAll(URL_IN_STYLE, (_match, name: string) => {
      const font = resolve(name);
      return `url(${addFile(font, 'font/woff2', readFileSync(font))})`;
    })
    .replaceAll(IMPORT, (_match, name: string) => readSheet(resolve(name)));
}

const addSheet = (name: string): string =>
  addFile(name, 'text/css; charset=utf-8', Buffer.from(readSheet(join(DESIGN, name))));

/** The path of the style sheet of all pages. They work without a build, so it is read from its sources. */
export const STYLE_PATH = addSheet('style.css');

/** The path of the style sheet of the API reference. */
export const DOCS_STYLE_PATH = addSheet('docs.css');

/** The path of the picture in link previews. */
export const PREVIEW_PATH = addFile(
  'preview.png',
  'image/png',
  readFileSync(join(DESIGN, 'images/preview.png')),
);

/** The path of the font that every page shows first. */
export const FONT_PATH = Array.from(FILES.keys()).find((path) => path.includes('-latin-wght-'));

/** Serves the style sheets, their fonts, and the picture of link previews. */
export function mountDesignFiles(app: FastifyInstance): void {
  const files = new Map(
    Array.from(FILES, ([path, { contentType, bytes }]) => [path, createRepresentation(contentType, bytes)]),
  );
  app.get(`${PATH}:name`, (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const file = files.get(path);
    if (file === undefined) throw routeNotFound();
    reply.header('cache-control', KEPT);
    // Fonts and pictures are compressed already.
    if (!file.contentType.startsWith('text/')) delete request.headers['accept-encoding'];
    return sendRepresentation(request, reply, file);
  });
}

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
