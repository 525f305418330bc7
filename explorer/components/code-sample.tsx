import { useId, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

import { useIsLive, useTexts } from '../app/site.ts';
import { SITE_TEXTS } from '../texts/site-texts.ts';

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

interface Tab {
  readonly name: string;
  readonly content: ComponentChildren;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Contents of which one is shown. Without scripts, all of them are, one below the other. */
export function Tabs({ label, tabs }: TabsProps) {
  const isLive = useIsLive();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  if (!isLive)
    return (
      <div class="stack">
        {tabs.map(({ name, content }) => (
          <section key={name} aria-label={name}>
            <p class="label">{name}</p>
            {content}
          </section>
        ))}
      </div>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (shown + step + tabs.length) % tabs.length;
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`}>
        {tabs[shown]?.content}
      </div>
    </div>
  );
}
