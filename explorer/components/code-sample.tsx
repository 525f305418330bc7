import { useState } from 'preact/hooks';

import { SITE_TEXTS } from '../texts/site-texts.ts';
import { useTexts } from '../app/site.ts';
import { useIsLive } from './use-is-live.ts';

/** Milliseconds for which the button says that the text has been copied. */
const COPIED_FOR = 2_000;

/** Code with a button that copies it. @param label - what the code is, for screen readers */
export function CodeSample({ code, label }: { readonly code: string; readonly label: string }) {
  const texts = useTexts(SITE_TEXTS);
  const isLive = useIsLive();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_FOR);
  };
  return (
    <div class="code">
      <pre tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
      {isLive ? (
        <button type="button" class="copy" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
      ) : null}
    </div>
  );
}
