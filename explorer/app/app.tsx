import type { ComponentChildren } from 'preact';

import { LOGO_SHAPES } from '../../src/http/pages/frame/logo.ts';
import { LANGUAGES, pathIn } from '../texts/language.ts';
import { SITE_TEXTS } from '../texts/site-texts.ts';
import { SiteContext, useSite, useTexts, type Site } from './site.ts';

const LANGUAGE_NAMES = { en: 'English', pl: 'Polski' } as const;

const SECTIONS = [
  ['explore', '/explore'],
  ['play', '/play'],
  ['statistics', '/stats'],
] as const;

/** A page in its frame. */
export const App = ({ site, content }: { readonly site: Site; readonly content: ComponentChildren }) => (
  <SiteContext.Provider value={site}>
    <Layout>{content}</Layout>
  </SiteContext.Provider>
);

/** The frame around every page. */
function Layout({ children }: { readonly children: ComponentChildren }) {
  const texts = useTexts(SITE_TEXTS);
  return (
    <>
      <a class="skip" href="#main">
        {texts.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function Header() {
  const { href, language, path } = useSite();
  const texts = useTexts(SITE_TEXTS);
  return (
    <header class="site-header">
      <div class="wide site-bar">
        <a class="brand" href={href('/')}>
          <Logo />
          <span>{texts.service}</span>
        </a>
        <nav class="sections" aria-label={texts.navigation}>
          {SECTIONS.map(([name, target]) => (
            <a
              key={name}
              href={href(target)}
              aria-current={path === target ? 'page' : path.startsWith(`${target}/`) ? 'true' : undefined}
            >
              {texts[name]}
            </a>
          ))}
          <a href="/docs/">{texts.docs}</a>
          <a href={`/account?lang=${language}`}>{texts.account}</a>
        </nav>
        <LanguageLinks />
      </div>
    </header>
  );
}

function LanguageLinks() {
  const { language, path, query } = useSite();
  const texts = useTexts(SITE_TEXTS);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return (
    <nav aria-label={texts.languages} class="languages">
      {LANGUAGES.map((each) => (
        <a
          key={each}
          href={pathIn(each, path) + search}
          lang={each}
          hreflang={each}
          aria-current={each === language ? 'true' : undefined}
        >
          <abbr title={LANGUAGE_NAMES[each]}>{each.toUpperCase()}</abbr>
        </a>
      ))}
    </nav>
  );
}

/** The logo. The icon of the site is the same drawing. */
const Logo = () => (
  <svg
    class="logo"
    viewBox="0 0 40 40"
    width="36"
    height="36"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: LOGO_SHAPES }}
  />
);

function Footer() {
  const { href, language } = useSite();
  const texts = useTexts(SITE_TEXTS);
  return (
    <footer class="site-footer">
      <div class="wide site-foot">
        <p>{texts.footerSource}</p>
        <nav aria-label={texts.footerLinks}>
          <a href="/docs/">{texts.apiReference}</a>
          <a href="/docs/guides/getting-started">{texts.guides}</a>
          <a href="/llms.txt">{texts.agents}</a>
          <a href={`/tiers?lang=${language}`}>{texts.tiers}</a>
          <a href={href('/stats')}>{texts.statistics}</a>
        </nav>
      </div>
    </footer>
  );
}
