import type { MapShape } from './tag-map-shapes.ts';

/** Space between labels. */
const GAP = 8;

interface MovableLabel {
  x: number;
  y: number;
  /** A label with a fixed place is not moved. */
  readonly fx?: number | null | undefined;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

function keepInside(label: MovableLabel, { width, height }: MapShape): void {
  label.x = clamp(label.x, label.width / 2, width - label.width / 2);
  label.y = clamp(label.y, label.height / 2, height - label.height / 2);
}

/** Whether two labels fit into the map side by side, where the first one is. */
function fitAbreast(one: MovableLabel, other: MovableLabel, shape: MapShape): boolean {
  const left = one.x - one.width / 2;
  const right = shape.width - one.x - one.width / 2;
  return other.width + GAP <= (other.x < one.x ? left : right);
}

/** Pushes two labels apart in the direction in which they overlap least, unless they do not fit there. */
function separate(one: MovableLabel, other: MovableLabel, shape: MapShape): void {
  const x = other.x - one.x;
  const y = other.y - one.y;
  const overlapX = (one.width + other.width) / 2 + GAP - Math.abs(x);
  const overlapY = (one.height + other.height) / 2 + GAP - Math.abs(y);
  if (overlapX <= 0 || overlapY <= 0) return;
  const isSideways = overlapX < overlapY && fitAbreast(one, other, shape);
  const push = isSideways ? overlapX * (x < 0 ? -1 : 1) : overlapY * (y < 0 ? -1 : 1);
  const axis = isSideways ? 'x' : 'y';
  const isFixed = [one.fx, other.fx].map((fixed) => fixed !== undefined && fixed !== null);
  const share = isFixed.includes(true) ? 1 : 1 / 2;
  if (isFixed[0] !== true) one[axis] -= push * share;
  if (isFixed[1] !== true) other[axis] += push * share;
}

/** A step that moves labels apart and back into the map. */
export function keepApart(labels: readonly MovableLabel[], shape: MapShape): () => void {
  return () => {
    for (const [index, one] of labels.entries())
      for (const other of labels.slice(index + 1)) separate(one, other, shape);
    for (const label of labels) keepInside(label, shape);
  };
}
