import { useSite, useTexts } from '../../app/site.ts';
import { CodeSample } from '../../components/code-sample.tsx';
import { HOME_TEXTS } from './texts.ts';

const RUN = `git clone <repository>
cd trivia-question-service
npm start`;

const API = (origin: string): string => `curl -H "X-API-Key: $KEY" \\
  "${origin}/api/v1/questions/random\\
?amount=3&category=geography"`;

const AGENT = (origin: string): string => `{ "mcpServers": { "trivia": {
  "url": "${origin}/mcp"
} } }`;

/** Three ways to build on the service, each with lines to copy. */
export function BuildWith() {
  const { language, origin } = useSite();
  const texts = useTexts(HOME_TEXTS);
  return (
    <section class="section wide" aria-labelledby="build">
      <h2 id="build" class="section-head">
        {texts.build}
      </h2>
      <div class="grid build-with">
        <div class="card stack">
          <h3>{texts.api}</h3>
          <p>{texts.apiText}</p>
          <CodeSample code={API(origin)} label={texts.api} />
          <p class="row small">
            <a href={`/account?lang=${language}`}>{texts.getKey}</a>
            <a href="/docs/">{texts.apiMore}</a>
          </p>
        </div>
        <div class="card stack">
          <h3>{texts.agent}</h3>
          <p>{texts.agentText}</p>
          <CodeSample code={AGENT(origin)} label={texts.agent} />
        </div>
        <div class="card stack">
          <h3>{texts.run}</h3>
          <p>{texts.runText}</p>
          <CodeSample code={RUN} label={texts.run} />
        </div>
      </div>
    </section>
  );
}
