import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { createRepresentation, KEPT, mountStatic } from '../send.ts';
import { LOGO_DOCUMENT } from './frame/logo.ts';

/** The design of all pages, next to the code in a checkout and in the published package. */
const DESIGN = join(import.meta.dirname, '../../../explorer/design');

const PATH = '/design/';

/** Characters of a file's hash in its name. */
const HASH_LENGTH = 10;

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

/** The logo, 32 pixels wide: an ICO file with one PNG image. */
const ICON = readFileSync(join(DESIGN, 'images/favicon.ico'));

/** The same drawing for browsers that show SVG. */
export const ICON_PATH = '/favicon.svg';

/** Serves the style sheets, their fonts, the picture of link previews, and the icons, of which browsers request the first on every site. */
export function mountDesignFiles(app: FastifyInstance): void {
  const files = new Map(
    Array.from(FILES, ([path, { contentType, bytes }]) => [path, createRepresentation(contentType, bytes)]),
  );
  mountStatic(app, `${PATH}:name`, KEPT, (name) => files.get(PATH + name));
  const icon = createRepresentation('image/x-icon', ICON);
  const drawing = createRepresentation('image/svg+xml', LOGO_DOCUMENT);
  mountStatic(app, '/favicon.ico', A_DAY, () => icon);
  mountStatic(app, ICON_PATH, A_DAY, () => drawing);
}

const A_DAY = 'public, max-age=86400';
