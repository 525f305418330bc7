/** What the big screen shows: the title of a round, one of its questions, or all its answers. Counted from 0. */
export type Slide =
  | { readonly kind: 'title'; readonly round: number }
  | { readonly kind: 'question'; readonly round: number; readonly question: number }
  | { readonly kind: 'answers'; readonly round: number };

/** The slides of a quiz. @param amounts - the numbers of questions of its rounds */
export const slidesOf = (amounts: readonly number[]): Slide[] =>
  amounts.flatMap((amount, round): Slide[] => [
    { kind: 'title', round },
    ...Array.from({ length: amount }, (_, question): Slide => ({ kind: 'question', round, question })),
    { kind: 'answers', round },
  ]);

/** The name of a slide in the address: `2`, `2.3` or `2.answers`. */
export function slideName(slide: Slide): string {
  const round = String(slide.round + 1);
  if (slide.kind === 'title') return round;
  return slide.kind === 'answers' ? `${round}.answers` : `${round}.${slide.question + 1}`;
}

/** The place of a slide with a name; the first one if there is none. */
export const placeOf = (slides: readonly Slide[], name: string): number =>
  Math.max(
    0,
    slides.findIndex((slide) => slideName(slide) === name),
  );
