import type { FastifyInstance } from 'fastify';

import { applicationRoutes } from './account/applications-page.ts';
import { overviewRoute } from './account/overview-page.ts';
import { confirmPages } from './sign-in/confirm-pages.ts';
import { forgottenPasswordPage } from './sign-in/forgotten-password-page.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { mountScript } from './keys/page-script.ts';
import { interactionPages } from './interaction-pages.ts';
import { resetPasswordPage } from './sign-in/reset-password-page.ts';
import { servePages } from './serve-pages.ts';
import { signInPages } from './sign-in/sign-in-pages.ts';
import { signUpPages } from './sign-in/sign-up-pages.ts';
import { tiersPage } from './tiers-page.ts';
import { usageRoute } from './usage/usage-page.ts';
import type { PageParts } from './page-parts.ts';

/**
 * Serves the pages for users: their accounts with their keys, and signing in and consent for OAuth clients. They work without scripts.
 */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  void app.register((pages, _options, ready) => {
    servePages(pages, parts, [
      ...signInPages(parts),
      ...signUpPages(parts),
      ...confirmPages(parts),
      forgottenPasswordPage(parts),
      resetPasswordPage(parts),
      overviewRoute(parts),
      ...keyRoutes(parts),
      usageRoute(parts),
      ...applicationRoutes(parts),
      tiersPage(parts),
      ...interactionPages(parts),
    ]);
    ready();
  });
  mountScript(app);
  app.addHook('onClose', () => parts.mailer.close());
}
