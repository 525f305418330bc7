import { useState } from 'preact/hooks';

import { useSite, useTexts } from '../../app/site.ts';
import { QuestionCard } from '../../components/question-card.tsx';
import { useIsLive } from '../../components/use-is-live.ts';
import { drawSamples, type SubjectPage } from './load-subject.ts';
import { SUBJECT_TEXTS } from './subject-texts.ts';

/** Some questions of the page, each with its source. */
export function Samples({ page }: { readonly page: SubjectPage }) {
  const site = useSite();
  const texts = useTexts(SUBJECT_TEXTS);
  const isLive = useIsLive();
  const [samples, setSamples] = useState(page.samples);
  if (samples.length === 0) return null;
  const drawOthers = async (): Promise<void> => setSamples(await drawSamples(page, site));
  return (
    <section aria-labelledby="samples">
      <div class="section-head">
        <h2 id="samples">{texts.samples}</h2>
        {isLive && page.total > samples.length ? (
          <button type="button" class="button quiet small" onClick={() => void drawOthers()}>
            {texts.otherSamples}
          </button>
        ) : null}
      </div>
      <div class="grid samples">
        {samples.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}
