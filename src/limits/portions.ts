/** Users in one statement, and in one pipeline of commands. */
const PORTION = 500;

export function portionsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PORTION);
  return Array.from({ length: count }, (_, index) => items.slice(index * PORTION, (index + 1) * PORTION));
}
