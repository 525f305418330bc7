import type { PageParts } from '../page-parts.ts';
import type { PageRoute } from '../serve-pages.ts';
import { keyRoute } from './key-page.ts';
import { keysRoute } from './keys-page.ts';
import { networksRoute } from './networks-route.ts';
import { newKeyRoute } from './new-key-page.ts';
import { revokeRoute } from './revoke-page.ts';
import { rotateRoute } from './rotate-page.ts';

/** The pages about the API keys of the signed-in user. */
export const keyRoutes = (parts: PageParts): PageRoute[] => [
  keysRoute(parts),
  newKeyRoute(parts),
  keyRoute(parts),
  networksRoute(parts),
  rotateRoute(parts),
  revokeRoute(parts),
];
