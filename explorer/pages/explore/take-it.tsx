import { useSite, useTexts } from '../../app/site.ts';
import { CodeSample } from '../../components/code-sample.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { DownloadView } from './download-view.tsx';
import type { ExploreData } from './load-explore.ts';
import { requestSnippets } from './request-snippets.ts';
import { TAKE_IT_TEXTS } from './take-it-texts.ts';

const NAMES = { curl: 'curl', fetch: 'fetch', client: 'TypeScript', mcp: 'MCP' } as const;
const FORMS = ['curl', 'fetch', 'client', 'mcp'] as const;

/** The view as code and as files. */
export function TakeIt({ data }: { readonly data: ExploreData }) {
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
