import { useState } from 'preact/hooks';

import type { Question } from '../../../packages/client/src/index.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { QuestionCard } from '../../components/question-card.tsx';
import { useIsLive } from '../../components/use-is-live.ts';
import { HOME_TEXTS } from './home-texts.ts';
import { drawOne } from './load-home.ts';

/** One question to answer right now, and then the next one. */
export function TryOne({ first }: { readonly first: Question | undefined }) {
  const site = useSite();
  const texts = useTexts(HOME_TEXTS);
  const isLive = useIsLive();
  const [question, setQuestion] = useState(first);
  if (question === undefined) return null;
  const another = async (): Promise<void> => {
    const next = await drawOne(site);
    if (next !== undefined) setQuestion(next);
  };
  return (
    <section class="try-one" aria-labelledby="try-one">
      <h2 id="try-one" class="label">
        {texts.tryOne}
      </h2>
      <QuestionCard key={question.id} question={question} large level={3} />
      {isLive ? (
        <button type="button" class="button quiet small" onClick={() => void another()}>
          {texts.another}
        </button>
      ) : null}
    </section>
  );
}
