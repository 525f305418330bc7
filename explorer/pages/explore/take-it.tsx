import { useRef, useState } from 'preact/hooks';

import { TriviaError } from '../../../packages/client/src/index.ts';
import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { CodeSample, Tabs } from '../../components/code-sample.tsx';
import { countOf, formatNumber } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { exportView, MOST_EXPORTED, type ExportFormat } from './export-view.ts';
import type { ExploreData } from './load.ts';
import { requestSnippets } from './request-snippets.ts';
import { TAKE_IT_TEXTS } from './texts.ts';

const NAMES = { curl: 'curl', fetch: 'fetch', client: 'TypeScript', mcp: 'MCP' } as const;
const FORMS = ['curl', 'fetch', 'client', 'mcp'] as const;

const TOO_MANY = 429;
const FORMATS: readonly ExportFormat[] = ['csv', 'jsonl'];

interface ViewProps {
  readonly data: ExploreData;
}

/** The view as code and as files. */
export function TakeIt({ data }: ViewProps) {
  const { language, origin } = useSite();
  const texts = useTexts(TAKE_IT_TEXTS);
  const snippets = requestSnippets(origin, data.filters, data.order);
  const tabs = FORMS.map((form) => ({
    name: NAMES[form],
    content: (
      <div class="stack">
        <CodeSample code={snippets[form]} label={NAMES[form]} />
        <p class="small soft">
          {form === 'mcp' ? (
            texts.mcpText(`${origin}/mcp`)
          ) : (
            <>
              {texts.keyText} <a href={`/account?lang=${language}`}>{texts.getKey}</a>
            </>
          )}
        </p>
      </div>
    ),
  }));
  return (
    <details class="take-it card">
      <summary>{texts.title}</summary>
      <div class="take-it-parts">
        <div class="stack">
          <h2>{texts.request}</h2>
          <Tabs label={texts.request} tabs={tabs} />
        </div>
        <DownloadView data={data} />
      </div>
    </details>
  );
}

/** Buttons that save the questions of a view as a file. The browser puts it together, page by page. */
function DownloadView({ data }: ViewProps) {
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

/** Saves a file from the memory of the page. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
