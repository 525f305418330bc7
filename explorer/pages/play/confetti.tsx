const PIECES = 36;
const WIDTH = 600;
/** An angle that spreads the pieces without a pattern. */
const GOLDEN = 0.618;

/** A few pieces of paper that fall once. The style sheet leaves them out for people who prefer less motion. */
export const Confetti = () => (
  <svg class="confetti" viewBox={`0 0 ${WIDTH} 300`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    {Array.from({ length: PIECES }, (_, index) => (
      <rect
        key={index}
        class={`piece piece-${index % 6}`}
        x={((index * GOLDEN) % 1) * WIDTH}
        y={-20 - (index % 5) * 14}
        width={index % 3 === 0 ? 7 : 10}
        height={index % 2 === 0 ? 14 : 9}
        rx="2"
      />
    ))}
  </svg>
);
