import { useEffect, useState } from 'preact/hooks';

/** Whether scripts run. False in the first view, which has to be equal to what the server has rendered. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}
