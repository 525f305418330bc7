import type { FastifyInstance } from 'fastify';

import { createRepresentation, sendRepresentation } from '../content/representation.ts';
import { LOGO_DOCUMENT } from './frame/logo.ts';

/** A white question mark on a blue square, 32 pixels wide: an ICO file with one PNG image. */
const ICON = [
  'AAABAAEAICAAAAEAIABhAwAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAgGAAAAc3p69AAAAxZJREFUeJzEl1tIVEEYx/9z',
  'dsu9WLnlJbWkVEKQIhFM0YLqwQqKopcyqm2R6E77VE9CD0FFl5cKSrFNg3qJCoICIUkXLQt2LURBxUxc3S3M267bXs50ZtN111Rm',
  'z+r2g8PMmTNnvj/ffN9clAhFb0nQEKcRBIWEYrNUJmMhoHBQAqtUfnBR7R2Y8oanPpGpisZg3i0VVVJDGhYRCtikotxVXfImKEB7',
  'oqkURHyLGCIJ2cNEEJQ16jQqtBGQVMQQ5gkXETYq1SpyXHJDTI0z2FSrqXhMKVAUTkcCH9o4AfvyE7E+SYWxCR/abS68bx+B108j',
  'GofZVlIW8Zw/KATgZlkW9NtSsEQR/pd9xIsbr/vw4N0AeAnY1hrMXLLjVQq8NOaiMHvZvP1qzQ6cr+mCj9MbAjipOJDxj3GXR0Rb',
  'vyus7WhJMi7vXQteuATkpmtwauf08mD75cG5x13IuPARWyosyDS2oPW7M/j94q50rE5YyjM0n4CDBYkQJqfcLwLbr7bC1GCH2ysG',
  '2hyjXpw1dYJOel21RMD+/FU8Q/MJSNfFBeuW3nH0Sx6YibXXic89Y8H37BQ1eFDydPKEBNTXPuec/YbGfcG6X+QLQi4BlfUDKMj6',
  'G4AP50izFWpFsA+jw+bCggn4IgUYC7a5SIxXouZ0DnTa6eFmZkdUAuajdJMOVeUbwow3dIygpXuM6/+oBJzckYrbRzLD2jw+KmVE',
  'F+8Q/AvRTNasjMOtsnDjzZ2jKL5iRc8PN+8w8j1wuCgJJGQ7qKwfhPFJNyJFtoCcNE2wztYFOcajEtA/9DtYf9rkgFxkC7hbZ4Mm',
  'ThE4A9yrs0Eu3NvxbExtOIPDHshFtgfu67OlrTclUK8123EmgtQLRVYassPJoaLkQBawh9WXS0uxXAF2RIgwyxlOlDeRdoFSakWE',
  'jE748fzTz8D+z55nzQ6Mu/2IFGabqA2N1wSQS5BBtEEogl4nKn3zOgXxWaTJTEAsoXTYT5V5gttU9E0kMCDGUAh6ZjuQBRPVW1+w',
  'u9rkxXGRDcMWuBc+Kn7F3sPj+T9cz/8AAAD//+gTYaIAAAAGSURBVAMA4V0cOpy+dD8AAAAASUVORK5CYII=',
].join('');

/** The same drawing for browsers that show SVG. */
export const ICON_PATH = '/favicon.svg';
/** Serves the icon of the site, and the one that browsers request on every site. */
export function mountFavicon(app: FastifyInstance): void {
  const icons = {
    '/favicon.ico': createRepresentation('image/x-icon', Buffer.from(ICON, 'base64')),
    [ICON_PATH]: createRepresentation('image/svg+xml', LOGO_DOCUMENT),
  };
  for (const [path, icon] of Object.entries(icons))
    app.get(path, (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400');
      return sendRepresentation(request, reply, icon);
    });
}
