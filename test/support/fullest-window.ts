/**
 * The highest number of admissions in any window, wherever it starts.
 *
 * @param times - milliseconds, in order
 * @param length - of a window in milliseconds; two admissions that are exactly this far apart are in different windows
 */
export function fullestWindow(times: readonly number[], length: number): number {
  let [most, first] = [0, 0];
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= length) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
