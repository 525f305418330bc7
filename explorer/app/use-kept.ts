import { useState, type StateUpdater, type Dispatch } from 'preact/hooks';

import { useSite } from './site-context.ts';

/**
 * A state that is still there when the visitor comes back to this entry of the history, such as a list that was read
 * far down.
 *
 * @param name - unique on the page
 */
export function useKept<Value>(name: string, initial: () => Value): [Value, Dispatch<StateUpdater<Value>>] {
  const { kept } = useSite();
  const [value, setValue] = useState<Value>(() => {
    // A page asks for the types that it has kept under its own names.
    if (kept.has(name)) return kept.get(name) as Value;
    return initial();
  });
  kept.set(name, value);
  return [value, setValue];
}
