import { useState } from 'preact/hooks';

import { useTexts } from '../../app/site.ts';
import { PLAY_TEXTS } from './play-texts.ts';

/** Milliseconds for which the button says that the text has been copied. */
const COPIED_FOR = 3_000;

/** Whether the device has its own menu for sharing. On computers, copying is what people expect. */
const canShare = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches && navigator.canShare({ text: 'text' });

/** Shares a result by the menu of the device, or copies it. */
export function ShareResult({ text }: { readonly text: string }) {
  const texts = useTexts(PLAY_TEXTS);
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text });
    } catch (error) {
      // The player has closed the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_FOR);
  };
  return canShare() ? (
    <button type="button" class="button" onClick={() => void share()}>
      {texts.share}
    </button>
  ) : (
    <button type="button" class="button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? texts.copied : texts.copyLink}</span>
    </button>
  );
}
