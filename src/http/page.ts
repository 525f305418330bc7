import { createHash } from 'node:crypto';

const STYLE = `
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

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The policy of these pages: nothing but their own style, no script, no request. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Makes text safe inside HTML, and shows what stands between backticks as code. */
export function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

/** A whole page around `main`, which is HTML; `title` is text. */
export function pageOf(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlOf(title)} · Trivia Question Service</title>
<style>${STYLE}</style>
</head>
<body>
<main>${main}</main>
</body>
</html>
`;
}
