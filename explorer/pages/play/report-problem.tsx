import { useState } from 'preact/hooks';

import type { Report } from '../../../packages/client/src/index.ts';
import { useSite } from '../../app/site-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PLAY_TEXTS } from './play-texts.ts';

const TYPES = [
  'factual',
  'translation',
  'inappropriate',
  'attribution',
  'other',
] as const satisfies readonly Report['type'][];

type State = 'open' | 'sent' | 'failed';

/** Reports a problem with a question in two clicks. @param id - of the question */
export function ReportProblem({ id }: { readonly id: string }) {
  const { client, origin, path } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const [state, setState] = useState<State>('open');
  const send = async (type: Report['type']): Promise<void> => {
    try {
      await client.report({ type, questionId: id, questionUrl: origin + path });
      setState('sent');
    } catch {
      // The limit for reports, or no connection: the player can try again.
      setState('failed');
    }
  };
  if (state === 'sent')
    return (
      <p class="small" role="status">
        {texts.reported}
      </p>
    );
  return (
    <details class="report">
      <summary class="small">{texts.report}</summary>
      <p class="label">{texts.reportWhat}</p>
      <ul class="chips">
        {TYPES.map((type) => (
          <li key={type}>
            <button type="button" class="chip" onClick={() => void send(type)}>
              {texts.reportTypes[type]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" class="field-error">
        {state === 'failed' ? texts.notReported : ''}
      </p>
    </details>
  );
}
