import { PREVIEW_PATH } from '../http/pages/design-files.ts';
import { headLinks, escapeHtml } from '../http/pages/page.ts';
import type { Manifest } from './load-bundle.ts';
import type { RenderedPage } from './site-bundle.ts';

/** Where browsers find the built files. */
export const ASSETS_PATH = '/assets/';
/** As titles and link previews show it. */
const SERVICE_NAME = 'Trivia Question Service';
const SCRIPT = 'app/browser.tsx';

/** The built scripts that a source needs, itself included, with their styles. */
function filesOf(manifest: Manifest, source: string, seen = new Map<string, readonly string[]>()) {
  const entry = manifest[source];
  if (entry === undefined || seen.has(entry.file)) return seen;
  seen.set(entry.file, entry.css ?? []);
  for (const each of entry.imports ?? []) filesOf(manifest, each, seen);
  return seen;
}

const assetPath = (file: string): string => ASSETS_PATH + file;

/** @throws an error if the frontend was built without it */
function assetOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`the built frontend has no ${source}`);
  return assetPath(file);
}

const sharedHead = (manifest: Manifest): string =>
  `${headLinks()}\n<script type="module" src="${assetOf(manifest, SCRIPT)}"></script>`;

function previewTags({ title, description, canonical, language }: RenderedPage, origin: string): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': SERVICE_NAME,
    'og:title': title,
    'og:description': description,
    'og:url': origin + canonical,
    'og:locale': language === 'pl' ? 'pl_PL' : 'en_GB',
    'og:image': origin + PREVIEW_PATH,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': SERVICE_NAME,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .concat('<meta name="twitter:card" content="summary_large_image">')
    .join('\n');
}

const alternateLinks = ({ alternates }: RenderedPage, origin: string): string =>
  [...alternates, ...alternates.slice(0, 1).map(({ path }) => ({ language: 'x-default', path }))]
    .map(
      ({ language, path }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + path)}">`,
    )
    .join('\n');

/** Creates a function that renders the document around a page. */
export function createRenderDocument(manifest: Manifest, origin: () => string) {
  const head = sharedHead(manifest);
  const shared = filesOf(manifest, SCRIPT);

  return (page: RenderedPage): string => {
    const { language, title, description, canonical, isPrivate, body, data, source } = page;
    const files = filesOf(manifest, source);
    const preloads = [...files.keys()].filter((file) => !shared.has(file));
    // Those of shared scripts come first: the page refines the components that it uses.
    const styles = [...files.values()].reverse().flat();
    return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${isPrivate ? '<meta name="robots" content="noindex">' : alternateLinks(page, origin())}
<link rel="canonical" href="${escapeHtml(origin() + canonical)}">
${previewTags(page, origin())}
${head}
${styles.map((file) => `<link rel="stylesheet" href="${assetPath(file)}">`).join('\n')}
${preloads.map((file) => `<link rel="modulepreload" href="${assetPath(file)}">`).join('\n')}
</head>
<body>
<div id="page-root">${body}</div>
<p id="page-announcement" class="hidden" aria-live="polite"></p>
<script type="application/json" id="page-data">${data.replaceAll('<', String.raw`\u003c`)}</script>
</body>
</html>
`;
  };
}
