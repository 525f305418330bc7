import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Marked, type RendererObject } from 'marked';

import { byLanguage, type Language } from '../../contract/vocabulary.ts';
import { routeNotFound } from '../../errors.ts';
import { share } from '../lifetimes.ts';
import { createRepresentation, sendRepresentation, type Representation } from '../send.ts';
import { createChooseLanguage, languageOfPage } from './choose-language.ts';
import { FRAME_TEXTS } from './frame/frame-texts.ts';
import { documentOf, escapeHtml, languageLinks, PAGE_POLICY } from './page.ts';

/** The guides, next to the code in a checkout and in the published package. */
const FOLDER = 'docs/guides';
const ROOT = join(import.meta.dirname, '../../..');

/** The names of the guides, in the order in which they are listed. */
const NAMES = [
  'getting-started',
  'daily-quiz',
  'pub-quiz',
  'agents',
  'mirror',
  'import',
  'self-host',
  'api',
  'limits',
] as const;
type Name = (typeof NAMES)[number];

/** Where examples send their requests; a page shows the address of the service instead. */
const LOCAL_ADDRESS = 'http://localhost:3000';

/** Says that the guides have one language, where the frame has another. */
const NOTES: Readonly<Record<Language, string>> = {
  en: '',
  pl: '<p class="hint">Przewodniki są tylko po angielsku.</p>',
};

const pathOf = (name: string): string => `/${FOLDER}/${name}`;

/** The paths of all guides; the first one is for newcomers. */
export const GUIDE_PATHS: readonly [string, ...string[]] = [pathOf(NAMES[0]), ...NAMES.slice(1).map(pathOf)];

const readGuide = (name: Name): string => readFileSync(join(ROOT, FOLDER, `${name}.md`), 'utf8');

const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

interface Guide {
  readonly name: Name;
  readonly title: string;
  readonly markdown: string;
}

/** Read when they are first needed. */
let guides: readonly Guide[] | undefined;

const allGuides = (): readonly Guide[] =>
  (guides ??= NAMES.map((name) => {
    const markdown = readGuide(name);
    return { name, title: titleOf(markdown), markdown };
  }));

/** The title and the address of each guide. */
export const guideTitles = (): { readonly title: string; readonly path: string }[] =>
  allGuides().map(({ name, title }) => ({ title, path: pathOf(name) }));

/** Links to all guides and, on a guide, to the API reference; the page that is shown has a mark. */
export function guideNavigation(language: Language, current?: string): string {
  const { guides: label } = FRAME_TEXTS[language];
  const pages = guideTitles().concat(current === undefined ? [] : { title: 'API reference', path: '/docs/' });
  const items = pages.map(({ title, path }) => {
    const mark = path === current ? ' aria-current="page"' : '';
    return `<li><a href="${path}"${mark}>${escapeHtml(title)}</a></li>`;
  });
  return `<nav class="guides" aria-label="${label}"><ul lang="en">${items.join('')}</ul></nav>`;
}

/** The name by which links reach a heading, as in the repository: its words in lower case, joined by hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The page that a link in a guide leads to; undefined if only the repository has it. */
function servedTarget(href: string): string | undefined {
  if (/^(?:#|https?:)/.test(href)) return href;
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return NAMES.some((each) => each === name) ? pathOf(name ?? '') + anchor : undefined;
}

const RENDERER: RendererObject = {
  heading({ tokens, text, depth }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens);
    const target = servedTarget(href);
    if (target !== undefined) return `<a href="${escapeHtml(target)}">${text}</a>`;
    const [file = ''] = href.split('#', 1);
    return `${text} (<code>${escapeHtml(posix.join(FOLDER, file))}</code>)`;
  },
  // Both scroll by themselves where they are wider than the page, also with the keyboard.
  code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
  table(token) {
    const cells = (tag: 'th' | 'td', row: typeof token.header): string =>
      `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
    const rows = token.rows.map((row) => cells('td', row)).join('');
    return `<div class="table" tabindex="0"><table><thead>${cells('th', token.header)}</thead><tbody>${rows}</tbody></table></div>\n`;
  },
  checkbox: () => '☐ ',
  // The only one is a remark for developers.
  html: () => '',
};

function guidePage({ name, title, markdown }: Guide, language: Language, baseUrl: string): string {
  const text = markdown.replaceAll(LOCAL_ADDRESS, baseUrl);
  const body = new Marked({ renderer: RENDERER, async: false }).parse(text) as string;
  const path = pathOf(name);
  return documentOf({
    title,
    main: `${guideNavigation(language, path)}<article class="guide">${NOTES[language]}<div lang="en">${body}</div></article>`,
    language,
    section: '/docs/',
    languageLinks: languageLinks(path),
    canonical: baseUrl + path,
  });
}

/** Serves the guides as pages next to the API reference. They are written when they are first read: the address may not be known earlier. */
export function mountGuides(app: FastifyInstance, baseUrl: () => string): void {
  const chooseLanguage = createChooseLanguage(baseUrl());
  const pages = new Map<string, Readonly<Record<Language, Representation>>>();

  function pagesOf(name: string): Readonly<Record<Language, Representation>> {
    const known = pages.get(name);
    if (known !== undefined) return known;
    const guide = allGuides().find((each) => each.name === name);
    if (guide === undefined) throw routeNotFound();
    const made = byLanguage((language) =>
      createRepresentation('text/html; charset=utf-8', guidePage(guide, language, baseUrl())),
    );
    pages.set(name, made);
    return made;
  }

  for (const path of [`/${FOLDER}`, `/${FOLDER}/`])
    app.get(path, (_request, reply) => reply.redirect(GUIDE_PATHS[0], 301));
  app.get<{ Params: { name: string } }>(`/${FOLDER}/:name`, (request, reply) => {
    const versions = pagesOf(request.params.name);
    share(reply, 'guides').header('content-security-policy', PAGE_POLICY);
    return sendRepresentation(request, reply, versions[languageOfPage(chooseLanguage, request, reply)]);
  });
}
