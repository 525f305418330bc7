import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { createRepresentation, mountStatic, type Representation } from '../send.ts';
import { LOGO_DOCUMENT } from './frame/logo.ts';

/** The design of all pages, next to the code in a checkout and in the published package. */
const DESIGN = join(import.meta.dirname, '../../../explorer/design');
const PATH = '/design/';
/** Characters of a file's hash in its name. */
const HASH_LENGTH = 10;

/** The files that browsers load, by path. Pages work without a build, so style sheets are read from their sources. */
const FILES = new Map<string, Representation>();

/** The path of the style sheet of all pages. */
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

/** The logo, 32 pixels wide: an ICO file with one PNG image. Browsers request it on every site. */
const ICON = createRepresentation('image/x-icon', readFileSync(join(DESIGN, 'images/favicon.ico')));

/** The same drawing for browsers that show SVG. */
const DRAWING = createRepresentation('image/svg+xml', LOGO_DOCUMENT);
export const ICON_PATH = '/favicon.svg';

/** Serves the style sheets, their fonts, the picture of link previews, and the icons. */
export function mountDesignFiles(app: FastifyInstance): void {
  mountStatic(app, `${PATH}:name`, 'files', (name) => FILES.get(PATH + name));
  mountStatic(app, '/favicon.ico', 'icons', () => ICON);
  mountStatic(app, ICON_PATH, 'icons', () => DRAWING);
}

function addSheet(name: string): string {
  return addFile(name, 'text/css; charset=utf-8', Buffer.from(readSheet(join(DESIGN, name))));
}

/** A style sheet with those that it imports inside, and with the paths of its fonts. */
function readSheet(file: string): string {
  const { resolve } = createRequire(file);
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/url\(([^)]+)\)/g, (_match, name: string) => {
      const font = resolve(name);
      return `url(${addFile(font, 'font/woff2', readFileSync(font))})`;
    })
    .replaceAll(/@import '([^']+)';/g, (_match, name: string) => readSheet(resolve(name)));
}

function addFile(name: string, contentType: string, bytes: Buffer): string {
  const digest = hash('sha256', bytes, 'base64url').slice(0, HASH_LENGTH);
  const extension = extname(name);
  const path = `${PATH}${basename(name, extension)}-${digest}${extension}`;
  FILES.set(path, createRepresentation(contentType, bytes));
  return path;
}
