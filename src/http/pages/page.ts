import type { Language } from '../../contract/vocabulary.ts';
import { footerOf, headerOf, type FrameParts } from './frame/frame.ts';
import { headLinks } from './head-links.ts';

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

interface PageParts extends Partial<FrameParts> {
  /** Text. */
  readonly title: string;
  /** HTML. */
  readonly main: string;
  readonly language?: Language;
}

/** Renders a complete page with its header and footer, in English by default. */
export function documentOf({ title, main, language = 'en', ...frame }: PageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Trivia Question Service</title>
${headLinks()}
</head>
<body>
${headerOf({ language, ...frame })}
<main id="main" class="plain" tabindex="-1">${main}</main>
${footerOf(language)}
</body>
</html>
`;
}
