import { useRef, useState } from 'preact/hooks';

import { TriviaError } from '../../../packages/client/src/index.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { useIsLive } from '../../components/use-is-live.ts';
import { countOf, formatNumber } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { type ExportFormat, exportView, MOST_EXPORTED } from './export-view.ts';
import type { ExploreData } from './load-explore.ts';
import { TAKE_IT_TEXTS } from './take-it-texts.ts';

const TOO_MANY = 429;
const FORMATS: readonly ExportFormat[] = ['csv', 'jsonl'];

/** Saves a file from the memory of the page. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Buttons that save the questions of a view as a file. The browser puts it together, page by page. */
export function DownloadView({ data }: { readonly data: ExploreData }) {
  const { total } = data;
  const { client, language } = useSite();
  const texts = useTexts(TAKE_IT_TEXTS);
  const isLive = useIsLive();
  const [message, setMessage] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  const most = formatNumber(language, MOST_EXPORTED);
  const counted = (done: number): string => countOf(language, done, QUESTIONS[language]);

  const failure = (error: unknown): string => {
    if (running.current?.signal.aborted === true) return texts.stopped;
    return error instanceof TriviaError && error.status === TOO_MANY ? texts.tooMany : texts.failed;
  };
  const run = async (format: ExportFormat): Promise<void> => {
    running.current = new AbortController();
    setIsRunning(true);
    setMessage(texts.progress(counted(0)));
    try {
      const { signal } = running.current;
      const onProgress = (done: number): void => setMessage(texts.progress(counted(done)));
      save(await exportView(client, data, format, { signal, onProgress }), `questions.${format}`);
      setMessage(texts.finished(counted(Math.min(total, MOST_EXPORTED))));
    } catch (error) {
      setMessage(failure(error));
    } finally {
      setIsRunning(false);
    }
  };

  if (!isLive) return null;
  return (
    <div class="stack">
      <h2>{texts.download}</h2>
      <p class="soft">
        {total > MOST_EXPORTED
          ? texts.partial(most, formatNumber(language, total))
          : texts.downloadText(most)}
      </p>
      <p class="row">
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            class="button quiet small"
            disabled={isRunning}
            onClick={() => void run(format)}
          >
            {texts[format]}
          </button>
        ))}
        {isRunning ? (
          <button type="button" class="button small" onClick={() => running.current?.abort()}>
            {texts.stop}
          </button>
        ) : null}
      </p>
      <p role="status" class="small">
        {message}
      </p>
    </div>
  );
}
