import { byLanguage, languageName, Language } from '../../contract/vocabulary.ts';
import { pageParameters } from '../read-input.ts';
import { ICON_PATH, FONT_PATH, STYLE_PATH } from './design-files.ts';
import { FRAME_TEXTS } from './frame/frame-texts.ts';
import { LOGO_SHAPES } from './frame/logo.ts';

interface PageParts extends Partial<FrameParts> {
  /** Text. */
  readonly title: string;
  /** HTML. */
  readonly main: string;
  readonly language?: Language;
  /** The address under which search engines list the page, for one that they may list. */
  readonly canonical?: string;
}

export interface FrameParts {
  readonly language: Language;
  /** None if the page exists in one language only. */
  readonly languageLinks?: readonly LanguageLink[];
  /** The path in the main navigation that the page belongs to. */
  readonly section?: '/docs/' | '/account';
}

/** The page in a language. */
interface LanguageLink {
  readonly language: Language;
  /** The language's name for itself. */
  readonly name: string;
  /** HTML. */
  readonly href: string;
}

/** Renders a complete page with its header and footer, in English by default. */
export function documentOf({ title, main, language = 'en', canonical, ...frame }: PageParts): string {
  const address = canonical === undefined ? '' : `\n<link rel="canonical" href="${escapeHtml(canonical)}">`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Trivia Question Service</title>
${headLinks()}${address}
</head>
<body>
${headerOf({ language, ...frame })}
<main id="main" class="plain" tabindex="-1">${main}</main>
${footerOf(language)}
</body>
</html>
`;
}

/** What the head of every page links to: icon, style sheet, and the font that the first view needs. */
export function headLinks(): string {
  const font =
    FONT_PATH === undefined
      ? ''
      : `<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>`;
  return `${iconLinks()}\n<link rel="stylesheet" href="${STYLE_PATH}">\n${font}`;
}

/** The icon, and the colour of the browser's own bars. */
export const iconLinks = (): string => `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17121f" media="(prefers-color-scheme: dark)">`;

/** The link over the frame, and the header, as the explorer shows them. */
export function headerOf(parts: FrameParts): string {
  const { language, section } = parts;
  const texts = FRAME_TEXTS[language];
  const sections = [
    [pathIn(language, '/explore'), texts.explore],
    [pathIn(language, '/play'), texts.play],
    [pathIn(language, '/stats'), texts.statistics],
    ['/docs/', texts.docs],
    [`/account?lang=${language}`, texts.account],
  ] as const;
  const links = sections.map(([href, text]) => link(href, text, href.split('?', 1)[0] === section));
  return `<a class="skip" href="#main">${texts.skip}</a>
<header class="site-header">
<div class="wide site-bar">
<a class="brand" href="${pathIn(language, '/')}"><svg class="logo" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">${LOGO_SHAPES}</svg><span>${texts.service}</span></a>
<nav class="sections" aria-label="${texts.navigation}">${links.join('')}</nav>
${languageSwitch(parts)}
</div>
</header>`;
}

function footerOf(language: Language): string {
  const texts = FRAME_TEXTS[language];
  return `<footer class="site-footer">
<div class="wide site-foot">
<p>${texts.footerSource}</p>
<nav aria-label="${texts.footerLinks}"><a href="/docs/">${texts.apiReference}</a><a href="/docs/guides/getting-started">${texts.guides}</a><a href="/llms.txt">${texts.agents}</a><a href="/tiers?lang=${language}">${texts.tiers}</a><a href="${pathIn(language, '/stats')}">${texts.statistics}</a></nav>
</div>
</footer>`;
}

function languageSwitch({ language, languageLinks = [] }: FrameParts): string {
  if (languageLinks.length === 0) return '';
  const links = languageLinks.map((each) => {
    const mark = each.language === language ? ' aria-current="true"' : '';
    const code = each.language.toUpperCase();
    return `<a href="${each.href}" lang="${each.language}" hreflang="${each.language}"${mark}><abbr title="${each.name}">${code}</abbr></a>`;
  });
  return `<nav aria-label="${FRAME_TEXTS[language].languages}" class="languages">${links.join('')}</nav>`;
}

const link = (href: string, text: string, isCurrent: boolean): string =>
  `<a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a>`;

/** A path of the explorer in a language. English has no prefix. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : path === '/' ? `/${language}` : `/${language}${path}`;

/** Links from a page to itself in each language. @param selfPath - path and query of the page */
export const languageLinks = (selfPath: string): NonNullable<FrameParts['languageLinks']> =>
  Language.options.map((language) => ({
    language,
    name: OWN_NAMES[language],
    href: escapeHtml(inLanguage(selfPath, language)),
  }));

/** The path of a page in another language. */
function inLanguage(selfPath: string, language: Language): string {
  const [path = '/'] = selfPath.split('?', 1);
  const parameters = pageParameters(selfPath);
  parameters.set('lang', language);
  return `${path}?${parameters.toString()}`;
}

/** The name of each language in that language, capitalised for the start of a line. */
const OWN_NAMES = byLanguage((language) => {
  const name = languageName(language, language);
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
});

/**
 * The content security policy of a page: only the style sheet, fonts and images of this service, no scripts, no
 * requests.
 *
 * @param formAction - where forms may submit to; undefined allows everything. A page needs that when its form redirects
 * to another site, because Chromium only follows redirects that the policy names
 */
export function pagePolicy(formAction: "'none'" | "'self'" | undefined): string {
  const forms = formAction === undefined ? '' : ` form-action ${formAction};`;
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none';${forms} frame-ancestors 'none'`;
}

/** The policy of pages without forms. */
export const PAGE_POLICY = pagePolicy("'none'");

/** Escapes text for HTML, including attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Escapes text for HTML and shows text between backticks as code. */
export function htmlOf(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}
