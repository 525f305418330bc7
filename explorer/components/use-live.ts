import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useSite } from '../app/site.ts';

/** Whether scripts run. False in the first view, which has to be equal to what the server has rendered. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}

/**
 * Calls a function if visitors have changed fields of a form before the scripts ran, or the browser has restored them:
 * neither raises an event that a component sees.
 *
 * @returns the form's `ref`
 */
export function useEarlyChanges(notice: (form: HTMLFormElement) => void) {
  const { isFromServer } = useSite();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const shown = form.current;
    if (isFromServer && shown !== null && Array.from(shown.elements).some(isChanged)) notice(shown);
    // Only once: later changes raise events.
  }, []);
  return form;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const index = Array.from(field.options).findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, index);
  }
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
