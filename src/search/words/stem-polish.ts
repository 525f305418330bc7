const ENDINGS: ReadonlySet<string> = new Set(
  'iego iemu iami iach owie ami ach owi ego emu ymi imi iej iem ych ich iom ow om em ej ym im um ie ia iu io ii a e i o u y'.split(
    ' ',
  ),
);
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;
/** Two consonants that are one each: `gra`, `psa`, but not `rzym`. */
const SHORT_STEM = /^(?!rz|cz|sz|dz|ch)[^aeiouy]{2}$/;

/** Separates the longest ending that leaves a stem. */
function separate(word: string): { readonly stem: string; readonly ending: string } {
  for (let length = Math.min(LONGEST_ENDING, word.length - 1); length > 0; length -= 1) {
    const [stem, ending] = [word.slice(0, -length), word.slice(-length)];
    if (ENDINGS.has(ending) && (stem.length >= SHORTEST_STEM || SHORT_STEM.test(stem)))
      return { stem, ending };
  }
  return { stem: word, ending: '' };
}

/** Undoes the softening of the last consonant: `rzece`, `noce`, `moście` as `rzeka`, `noga`, `most`. */
function harden(stem: string, ending: string): string {
  const isSoft = ending.startsWith('i');
  if (stem.endsWith('sc')) return `${stem.slice(0, -1)}${isSoft || ending === '' ? 't' : 'k'}`;
  if (stem.endsWith('dz')) return `${stem.slice(0, -2)}${isSoft || ending === '' ? 'd' : 'g'}`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}${isSoft ? 't' : 'k'}`;
  return stem.endsWith('rz') ? stem.slice(0, -1) : stem;
}

/**
 * Each step applies to stems of at least this length. `-ow` is the genitive plural, which names such as `Kraków` have in
 * all forms. Verbs in the past lose their ending. A vowel that only some forms have is removed (`statek`, `statku`), and
 * vowels that change are made equal (`miasto`, `mieście`).
 */
const STEPS: readonly { readonly from: number; readonly pattern: RegExp; readonly by: string }[] = [
  { from: 6, pattern: /ow$/, by: '' },
  { from: 6, pattern: /a[ln]$/, by: '' },
  { from: 6, pattern: /y[lt]$/, by: 'y' },
  { from: 5, pattern: /([^aeiouy])e([klnrw])$/, by: '$1$2' },
  { from: 5, pattern: /([^aeiouy])iek$/, by: '$1k' },
  { from: 0, pattern: /i[aeo]([^aeiouy]+)$/, by: 'ia$1' },
];

/** The stem of a Polish word in lower case without diacritics. It is not a word itself. */
export function stemPolish(word: string): string {
  const { stem, ending } = separate(word);
  return STEPS.reduce(
    (shorter, { from, pattern, by }) => (shorter.length >= from ? shorter.replace(pattern, by) : shorter),
    harden(stem, ending),
  );
}
