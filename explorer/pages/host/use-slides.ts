import { useRef, useState } from 'preact/hooks';

import { placeOf, slideName, slidesOf, type Slide } from '../../play/slides.ts';
import type { ShownRound } from './shown-round.ts';

interface ShownSlide {
  readonly slide: Slide | undefined;
  /** The place of the slide, and the number of slides. */
  readonly place: number;
  readonly amount: number;
  /** Goes forward, or back by a negative number of slides. */
  readonly move: (by: number) => void;
}

/** The slide that is shown. Its name is the fragment of the address, so that a reload shows it again. */
export function useSlides(rounds: readonly ShownRound[]): ShownSlide {
  const slides = slidesOf(rounds.map(({ questions }) => questions.length));
  const [place, setPlace] = useState(() => placeOf(slides, location.hash.slice(1)));
  // Keys can be pressed faster than slides are drawn.
  const latest = useRef(place);
  const move = (by: number): void => {
    const to = latest.current + by;
    const slide = slides[to];
    if (slide === undefined) return;
    // Not a step in the history: going back leaves the big screen.
    history.replaceState(history.state, '', `#${slideName(slide)}`);
    latest.current = to;
    setPlace(to);
  };
  return { slide: slides[place], place, amount: slides.length, move };
}
