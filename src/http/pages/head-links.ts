import { ICON_PATH } from './favicon.ts';
import { FONT_PATH, STYLE_PATH } from './design-files.ts';

/** The icon, and the colour of the browser's own bars. */
export const iconLinks = (): string => `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17121f" media="(prefers-color-scheme: dark)">`;

/** What the head of every page links to: icon, style sheet, and the font that the first view needs. */
export function headLinks(): string {
  const font =
    FONT_PATH === undefined
      ? ''
      : `<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>`;
  return `${iconLinks()}\n<link rel="stylesheet" href="${STYLE_PATH}">\n${font}`;
}
