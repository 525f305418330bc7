import { useState } from 'preact/hooks';

import type { Question, Report } from '../../packages/client/src/index.ts';
import { useSite, useTexts } from '../app/site.ts';
import { defineTexts } from '../texts/language.ts';

const ANSWER_TEXTS = defineTexts({
  en: { show: 'Show the answer' },
  pl: { show: 'Pokaż odpowiedź' },
});

interface AnsweredProps {
  readonly question: Pick<Question, 'correctAnswer' | 'explanation'>;
}

/** The answer, which shows when it is opened. */
export function HiddenAnswer({ question }: AnsweredProps) {
  const texts = useTexts(ANSWER_TEXTS);
  return (
    <details class="stack">
      <summary>{texts.show}</summary>
      <p>
        <strong>
          <bdi>{question.correctAnswer}</bdi>
        </strong>
      </p>
      <Explanation question={question} />
    </details>
  );
}

/** Why the answer is right, if the question says it. */
export const Explanation = ({ question: { explanation } }: AnsweredProps) =>
  explanation === null ? null : (
    <p>
      <bdi>{explanation}</bdi>
    </p>
  );

const ATTRIBUTION_TEXTS = defineTexts({
  en: { source: 'Source', license: 'licence', changed: 'adapted' },
  pl: { source: 'Źródło', license: 'licencja', changed: 'zmodyfikowano' },
});

/** Who a question is from, and under which licence. It is shown with every question. */
export function Attribution({ attribution }: { readonly attribution: Question['attribution'] }) {
  const texts = useTexts(ATTRIBUTION_TEXTS);
  const { author, source, license, licenseUrl, url, modifications } = attribution;
  const name = <bdi>{author ?? source}</bdi>;
  return (
    <p class="attribution">
      {texts.source}: {url === null ? name : <a href={url}>{name}</a>}, {texts.license}{' '}
      {licenseUrl === null ? (
        license
      ) : (
        <a href={licenseUrl} rel="license">
          {license}
        </a>
      )}
      {modifications.length === 0 ? null : `, ${texts.changed}`}
    </p>
  );
}

const REPORT_TEXTS = defineTexts({
  en: {
    report: 'Report a problem',
    what: 'What is wrong?',
    types: {
      factual: 'The answer is wrong',
      translation: 'Badly written or translated',
      inappropriate: 'It is offensive',
      attribution: 'The source is wrong',
      other: 'Something else',
    },
    sent: 'Thank you. We will look at it.',
    failed: 'The report could not be sent. Try again in a minute.',
  },
  pl: {
    report: 'Zgłoś błąd',
    what: 'Co jest nie tak?',
    types: {
      factual: 'Odpowiedź jest błędna',
      translation: 'Zła polszczyzna lub tłumaczenie',
      inappropriate: 'Treść jest obraźliwa',
      attribution: 'Źródło jest błędne',
      other: 'Coś innego',
    },
    sent: 'Dziękujemy. Sprawdzimy to.',
    failed: 'Nie udało się wysłać zgłoszenia. Spróbuj ponownie za minutę.',
  },
});

const TYPES = [
  'factual',
  'translation',
  'inappropriate',
  'attribution',
  'other',
] as const satisfies readonly Report['type'][];

/** Reports a problem with a question in two clicks. @param id - of the question */
export function ReportProblem({ id }: { readonly id: string }) {
  const { client, href, origin } = useSite();
  const texts = useTexts(REPORT_TEXTS);
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open');
  const send = async (type: Report['type']): Promise<void> => {
    try {
      await client.report({ type, questionId: id, questionUrl: origin + href(`/questions/${id}`) });
      setState('sent');
    } catch {
      // The limit for reports, or no connection: the visitor can try again.
      setState('failed');
    }
  };
  return (
    <div class="report" role="status">
      {state === 'sent' ? (
        <p class="small">{texts.sent}</p>
      ) : (
        <details>
          <summary class="small">{texts.report}</summary>
          <p class="label">{texts.what}</p>
          <ul class="chips">
            {TYPES.map((type) => (
              <li key={type}>
                <button type="button" class="chip" onClick={() => void send(type)}>
                  {texts.types[type]}
                </button>
              </li>
            ))}
          </ul>
          {state === 'failed' ? <p class="field-error">{texts.failed}</p> : null}
        </details>
      )}
    </div>
  );
}
