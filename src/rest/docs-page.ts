import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { byLanguage, type Language } from '../contract/vocabulary.ts';
import { admitReader } from '../http/admit-address.ts';
import { share } from '../http/lifetimes.ts';
import { createRepresentation, sendRepresentation, type Representation } from '../http/send.ts';
import { createChooseLanguage, languageOfPage } from '../http/pages/choose-language.ts';
import { guideNavigation, mountGuides } from '../http/pages/guides.ts';
import { headerOf, languageLinks, iconLinks } from '../http/pages/page.ts';
import { DOCS_STYLE_PATH } from '../http/pages/design-files.ts';
import type { TransportParts } from '../http/server.ts';
import { DOCS_TEXTS, RENDERER_LABELS } from './docs-texts.ts';
import { mountDocument, OPENAPI_PATH } from './documents.ts';
import { referenceDocument } from './openapi/document.ts';
import type { Route } from './route.ts';
import { routeNotFound } from '../errors.ts';

/** Characters of the script's hash in its name. */
const HASH_LENGTH = 16;

/** What the renderer reads. */
const REFERENCE_PATH = '/docs/openapi.json';

/** Our style sheet has the colours. The renderer's own fonts, proxy, telemetry and chat are switched off. Keys stay in the browser's storage. */
const CONFIGURATION = {
  url: REFERENCE_PATH,
  theme: 'none',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

/** What the renderer shows where a key is missing, and what we show instead: nothing that looks like a key. */
const PLACEHOLDERS = [
  ['QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT', ''],
  ['YOUR_SECRET_TOKEN', 'YOUR_API_KEY'],
] as const;

const startOf = byLanguage((language) => {
  const configuration = {
    ...CONFIGURATION,
    localization: { locale: language, translations: RENDERER_LABELS[language] },
  };
  return `Scalar.createApiReference('#app', ${JSON.stringify(configuration)})`;
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Nothing from other hosts: our scripts, requests to this service only, images that the page generates. The renderer's
 * editor writes its own style elements and attributes, so inline styles are allowed.
 */
const policy = (service: string, language: Language): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${sha256(startOf[language])}'`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${service}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const pageWith = (script: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${DOCS_TEXTS[language].title} · Trivia Question Service</title>
<meta name="description" content="${DOCS_TEXTS[language].description}">
<link rel="preload" href="${REFERENCE_PATH}" as="fetch" crossorigin>
${iconLinks()}
<link rel="stylesheet" href="${DOCS_STYLE_PATH}">
</head>
<body>
${headerOf({ language, section: '/docs/', languageLinks: languageLinks('/docs/') })}
${guideNavigation(language)}
<div id="main" tabindex="-1">
<noscript><p class="wide">${DOCS_TEXTS[language].noScript(OPENAPI_PATH)}</p></noscript>
<div id="app"></div>
</div>
<script src="${script}"></script>
<script>${startOf[language]}</script>
</body>
</html>
`;

/** The renderer's script of 4 MB. Only its plug-in has it, which would send it as a string, uncompressed each time. */
async function readScript(): Promise<string> {
  const app = fastify();
  try {
    await app.register(scalar, { routePrefix: '/docs', configuration: { url: OPENAPI_PATH } });
    const { body } = await app.inject('/docs/js/scalar.js');
    return PLACEHOLDERS.reduce((script, [theirs, ours]) => script.replaceAll(theirs, ours), body);
  } finally {
    await app.close();
  }
}

interface Reference {
  readonly scriptPath: string;
  readonly script: Representation;
  readonly pages: Readonly<Record<Language, Representation>>;
}

async function prepareReference(): Promise<Reference> {
  const text = await readScript();
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
  const scriptPath = `/docs/reference-${hash}.js`;
  return {
    scriptPath,
    script: createRepresentation('text/javascript; charset=utf-8', text),
    pages: byLanguage((language) =>
      createRepresentation('text/html; charset=utf-8', pageWith(scriptPath, language)),
    ),
  };
}

/**
 * Serves the API reference with try-it at `/docs/`, and the guides next to it. The reference makes no requests to other hosts, and its
 * policy forbids them.
 */
export function mountDocs(
  app: FastifyInstance,
  routes: readonly Route[],
  parts: Pick<TransportParts, 'addressLimiter' | 'gate'>,
  baseUrl: () => string,
): void {
  const chooseLanguage = createChooseLanguage(baseUrl());
  let preparing: Promise<Reference> | undefined;
  /** A failure is not kept. */
  async function referenceFor(reply: FastifyReply): Promise<Reference> {
    // Reading and compressing the script takes seconds on a busy machine, once for all callers. Late is better than never.
    parts.gate.leave(reply);
    preparing ??= prepareReference();
    try {
      return await preparing;
    } catch (error) {
      preparing = undefined;
      throw error;
    }
  }

  mountDocument(app, REFERENCE_PATH, 'application/json; charset=utf-8', () =>
    JSON.stringify(referenceDocument(routes, baseUrl())),
  );
  mountGuides(app, baseUrl);
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  app.get('/docs/', async (request, reply) => {
    const { pages } = await referenceFor(reply);
    reply.header('cache-control', 'no-cache');
    const language = languageOfPage(chooseLanguage, request, reply);
    reply.header('content-security-policy', policy(new URL(baseUrl()).origin, language));
    return sendRepresentation(request, reply, pages[language]);
  });
  app.get<{ Params: { hash: string } }>('/docs/reference-:hash.js', async (request, reply) => {
    const { script, scriptPath } = await referenceFor(reply);
    if (request.url.split('?', 1)[0] !== scriptPath) throw routeNotFound();
    await admitReader(parts, 'docs', request, reply);
    return sendRepresentation(request, share(reply, 'files'), script);
  });
}
