/** Makes one value for each key, when it is first needed. */
export function madeOnce<Value>(make: (key: string) => Value): {
  of: (key: string) => Value;
  all: () => Value[];
} {
  const made = new Map<string, Value>();
  return {
    of(key) {
      const known = made.get(key) ?? make(key);
      made.set(key, known);
      return known;
    },
    all: () => [...made.values()],
  };
}
