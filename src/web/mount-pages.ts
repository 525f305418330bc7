import type { FastifyInstance } from 'fastify';

import { overviewRoute } from './account.ts';
import { applicationRoutes } from './applications.ts';
import { consentRoutes } from './consent.ts';
import { mountScript } from './keys/issued-key.ts';
import { oneKeyRoutes } from './keys/key.ts';
import { keysRoute } from './keys/keys.ts';
import { newKeyRoute } from './keys/new-key.ts';
import { rotateKeyRoute } from './keys/rotate-key.ts';
import { passwordRoutes } from './password.ts';
import { servePages, type PageParts } from './serve-pages.ts';
import { signInRoutes } from './sign-in.ts';
import { signUpRoutes } from './sign-up.ts';
import { tiersRoute } from './tiers.ts';
import { usageRoute } from './usage.ts';

/**
 * Serves the pages for users: their accounts with their keys, and signing in and consent for OAuth clients. They work without scripts.
 */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  void app.register((pages, _options, ready) => {
    servePages(pages, parts, [
      ...signInRoutes(parts),
      ...signUpRoutes(parts),
      ...passwordRoutes(parts),
      overviewRoute(parts),
      keysRoute(parts),
      newKeyRoute(parts),
      ...oneKeyRoutes(parts),
      rotateKeyRoute(parts),
      usageRoute(parts),
      ...applicationRoutes(parts),
      ...consentRoutes(parts),
      tiersRoute(parts),
    ]);
    ready();
  });
  mountScript(app);
  app.addHook('onClose', () => parts.mailer.close());
}
