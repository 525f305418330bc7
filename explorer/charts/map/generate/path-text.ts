import type { GeoContext } from 'd3-geo';

interface PathText extends GeoContext {
  /** What has been drawn, as the `d` of a path. */
  readonly text: () => string;
}

/**
 * Draws outlines as text with whole, relative coordinates, which take a third of the bytes of absolute ones with a
 * decimal. Points that fall on the one before are left out.
 */
export function createPathText(): PathText {
  let text = '';
  let x = 0;
  let y = 0;
  const step = (toX: number, toY: number): string => {
    const [dx, dy] = [Math.round(toX) - x, Math.round(toY) - y];
    x += dx;
    y += dy;
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  };
  return {
    text: () => text,
    beginPath: () => undefined,
    // Only the dots of points are arcs, and the world has none.
    arc: () => undefined,
    moveTo(toX, toY) {
      // Relative to the start of the last ring, where the pen is after it is closed; so it starts again.
      x = 0;
      y = 0;
      text += `M${step(toX, toY)}l`;
    },
    lineTo(toX, toY) {
      if (Math.round(toX) === x && Math.round(toY) === y) return;
      const next = step(toX, toY);
      text += text.endsWith('l') || next.startsWith('-') ? next : ` ${next}`;
    },
    closePath() {
      text += 'z';
    },
  };
}
