import { createHash } from 'node:crypto';

/** The style of all pages. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1c2024; --soft: #5b6470; --ground: #fbfbfc; --card: #fff; --line: #dfe3e8; --accent: #0b62c4 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8eaed; --soft: #a5adb8; --ground: #121417; --card: #1b1e23; --line: #33383f; --accent: #7ab4ff }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem 2rem 2rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .5rem 0 1rem }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .25rem }
p { margin: .25rem 0 }
.status { color: var(--soft); font-variant-numeric: tabular-nums }
code { font: .92em ui-monospace, monospace; background: var(--ground); border: 1px solid var(--line); border-radius: .3rem; padding: .05rem .3rem }
nav { margin-top: 2rem; font-size: .95rem }
ul { padding: 0; margin: .5rem 0; list-style: none; display: flex; flex-wrap: wrap; gap: .4rem 1rem }
a { color: var(--accent) }
a[aria-current] { color: inherit; text-decoration: none; font-weight: 600 }
`;

/**
 * The content security policy of a page: only its own style and icon, no scripts, no requests.
 *
 * @param formAction - where forms may submit to; undefined allows everything. A page needs that when its form redirects
 * to another site, because Chromium only follows redirects that the policy names
 */
export function pagePolicy(style: string, formAction: "'none'" | "'self'" | undefined): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const forms = formAction === undefined ? '' : ` form-action ${formAction};`;
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none';${forms} frame-ancestors 'none'`;
}

/** The policy of pages without forms. */
export const PAGE_POLICY = pagePolicy(PAGE_STYLE, "'none'");

/** Escapes text for HTML, including attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Escapes text for HTML and shows text between backticks as code. */
export function htmlOf(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

interface PageParts {
  /** Text. */
  readonly title: string;
  /** HTML. */
  readonly main: string;
  /** HTML before `main`; none by default. */
  readonly before?: string;
  readonly language?: string;
  /** Replaces `PAGE_STYLE`; the page's policy must allow it. */
  readonly style?: string;
}

/** Renders a complete page, in English by default. */
export function documentOf({
  title,
  main,
  before = '',
  language = 'en',
  style = PAGE_STYLE,
}: PageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Trivia Question Service</title>
<style>${style}</style>
</head>
<body>
${before}<main id="main">${main}</main>
</body>
</html>
`;
}
