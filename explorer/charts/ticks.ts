const TEN = 10;
const STEPS = [1, 2, 5, TEN];

/** Round numbers from 0 to the first one that is not below the largest value. @param most - how many steps at most */
export function ticksTo(largest: number, most = 5): number[] {
  const rough = Math.max(1, largest / most);
  const power = TEN ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? TEN);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
