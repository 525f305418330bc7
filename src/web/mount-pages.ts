import type { FastifyInstance } from 'fastify';

import { accountPages } from './account-pages.ts';
import { confirmPages } from './confirm-pages.ts';
import { interactionPages } from './interaction-pages.ts';
import { passwordPages } from './password-pages.ts';
import { servePages } from './serve-pages.ts';
import { signInPages } from './sign-in-pages.ts';
import { signUpPages } from './sign-up-pages.ts';
import type { Web } from './web.ts';

/** Serves the pages of people: their accounts, and what clients send them here for. They work without scripts. */
export function mountPages(app: FastifyInstance, web: Web): void {
  void app.register((pages, _options, ready) => {
    servePages(pages, web, [
      ...signInPages(web),
      ...signUpPages(web),
      ...confirmPages(web),
      ...passwordPages(web),
      ...accountPages(web),
      ...interactionPages(web),
    ]);
    ready();
  });
  app.addHook('onClose', () => web.mailer.close());
}
