import type { Language } from '../../../contract/vocabulary.ts';
import { FRAME_TEXTS } from './frame-texts.ts';
import { LOGO_SHAPES } from './logo.ts';

/** The page in a language. */
interface LanguageLink {
  readonly language: Language;
  /** The language's name for itself. */
  readonly name: string;
  /** HTML. */
  readonly href: string;
}

export interface FrameParts {
  readonly language: Language;
  /** None if the page exists in one language only. */
  readonly languageLinks?: readonly LanguageLink[];
  /** The path in the main navigation that the page belongs to. */
  readonly section?: '/docs/' | '/account';
}

/** A path of the explorer in a language. English has no prefix. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : path === '/' ? `/${language}` : `/${language}${path}`;

const link = (href: string, text: string, isCurrent: boolean): string =>
  `<a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a>`;

function languageSwitch({ language, languageLinks = [] }: FrameParts): string {
  if (languageLinks.length === 0) return '';
  const links = languageLinks.map((each) => {
    const mark = each.language === language ? ' aria-current="true"' : '';
    const code = each.language.toUpperCase();
    return `<a href="${each.href}" lang="${each.language}" hreflang="${each.language}"${mark}><abbr title="${each.name}">${code}</abbr></a>`;
  });
  return `<nav aria-label="${FRAME_TEXTS[language].languages}" class="languages">${links.join('')}</nav>`;
}

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

export function footerOf(language: Language): string {
  const texts = FRAME_TEXTS[language];
  return `<footer class="site-footer">
<div class="wide site-foot">
<p>${texts.footerSource}</p>
<nav aria-label="${texts.footerLinks}"><a href="/docs/">${texts.apiReference}</a><a href="/llms.txt">${texts.agents}</a><a href="/tiers?lang=${language}">${texts.tiers}</a><a href="${pathIn(language, '/stats')}">${texts.statistics}</a></nav>
</div>
</footer>`;
}
