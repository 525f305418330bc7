import { LOGO_SHAPES } from '../../src/http/pages/frame/logo.ts';

/** The logo. The icon of the site is the same drawing. */
export const Logo = () => (
  <svg
    class="logo"
    viewBox="0 0 40 40"
    width="36"
    height="36"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: LOGO_SHAPES }}
  />
);
