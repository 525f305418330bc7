/** The logo: two cards, of which the front one asks. The style sheet colours it, in every colour scheme. */
export const LOGO_SHAPES = [
  '<rect class="logo-back" x="11" y="3" width="23" height="31" rx="5" transform="rotate(11 22 18)"/>',
  '<rect class="logo-front" x="6" y="5" width="23" height="31" rx="5"/>',
  '<path class="logo-mark" d="M12.6 16.4c0-3 2.2-4.9 5-4.9s4.9 1.8 4.9 4.4c0 3.7-4.6 3.8-4.6 7.6"/>',
  '<circle class="logo-dot" cx="17.9" cy="28.4" r="1.9"/>',
].join('');

/** The colours of the icon, which has no style sheet. */
const COLOURS: Readonly<Record<string, string>> = {
  back: 'fill="#f4b02c"',
  front: 'fill="#4b2a7b"',
  mark: 'fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"',
  dot: 'fill="#f4b02c"',
};

/** The logo as a separate document. */
export const LOGO_DOCUMENT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
${LOGO_SHAPES.replaceAll(/class="logo-(\w+)"/g, (_match, part: string) => COLOURS[part] ?? '')}
</svg>
`;
