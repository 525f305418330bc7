/** The logo: two cards, of which the front one asks. The icon of the site is the same drawing. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
    <rect class="logo-back" x="11" y="3" width="23" height="31" rx="5" transform="rotate(11 22 18)" />
    <rect class="logo-front" x="6" y="5" width="23" height="31" rx="5" />
    <path class="logo-mark" d="M12.6 16.4c0-3 2.2-4.9 5-4.9s4.9 1.8 4.9 4.4c0 3.7-4.6 3.8-4.6 7.6" />
    <circle class="logo-dot" cx="17.9" cy="28.4" r="1.9" />
  </svg>
);
