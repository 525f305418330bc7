import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

import { useIsLive } from './use-is-live.ts';

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
