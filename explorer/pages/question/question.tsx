import { dayText } from '../../../src/http/pages/frame/dates.ts';
import { definePage } from '../../app/page.ts';
import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { QuestionCard } from '../../components/question-card.tsx';
import { ReportProblem } from '../../components/question-foot.tsx';
import { FILTER_TEXTS } from '../../filters/filter-labels.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { pathIn } from '../../texts/language.ts';
import { loadQuestion, type QuestionData } from './load.ts';
import { QUESTION_TEXTS } from './texts.ts';
import './question.css';

export const question = definePage<QuestionData>({
  load: loadQuestion,
  head({ question: { text, category } }, { language }) {
    return { title: text, description: `${QUESTION_TEXTS[language].kind}. ${category.name}.` };
  },
  View: QuestionView,
});

interface ViewProps {
  readonly data: QuestionData;
}

/** A question on a page of its own, which lists and rounds link to. */
function QuestionView({ data }: ViewProps) {
  const texts = useTexts(QUESTION_TEXTS);
  const isLive = useIsLive();
  const { question, siblings, topics } = data;
  return (
    <div class="narrow question-page stack">
      <p class="label">{texts.kind}</p>
      <QuestionCard key={question.id} question={question} large level={1} />
      {siblings.length === 0 ? null : (
        <aside class="notice" aria-label={texts.siblings}>
          <p class="small soft">{texts.siblings}</p>
          {siblings.map(({ id, text, language }) => (
            <p key={id}>
              <a href={pathIn(language, `/questions/${id}`)} lang={language} hreflang={language}>
                <bdi>{text}</bdi>
              </a>
            </p>
          ))}
        </aside>
      )}
      <Links title={texts.topics} links={topics} folder="/topics" />
      <Links title={texts.tags} links={question.tags} folder="/tags" />
      <MoreLikeThis data={data} />
      <Facts data={data} />
      {isLive ? <ReportProblem id={question.id} /> : null}
    </div>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly slug: string; readonly label: string }[];
  /** The folder of their pages. */
  readonly folder: string;
}

function Links({ title, links, folder }: LinksProps) {
  const { href } = useSite();
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="chips">
        {links.map(({ slug, label }) => (
          <li key={slug}>
            <a class="chip" href={href(`${folder}/${slug}`)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreLikeThis({ data: { question } }: ViewProps) {
  const texts = useTexts(QUESTION_TEXTS);
  const { hrefOf } = useExploreLinks();
  const { tags, category, language } = question;
  return (
    <section>
      <h2>{texts.more}</h2>
      <ul class="question-more">
        {tags.length === 0 ? null : (
          <li>
            <a href={hrefOf({ lang: [language], tags: tags.map(({ slug }) => slug) })}>{texts.moreTags}</a>
          </li>
        )}
        <li>
          <a href={hrefOf({ lang: [language], category: [category.slug] })}>
            {texts.moreCategory(category.name)}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Facts({ data: { question } }: ViewProps) {
  const { language } = useSite();
  const texts = useTexts(QUESTION_TEXTS);
  const { difficulty, type } = useTexts(FILTER_TEXTS).words;
  const facts = [
    [texts.type, type[question.type]],
    [texts.difficulty, question.difficulty === null ? undefined : difficulty[question.difficulty]],
    [texts.quality, question.quality === 'needs_review' ? texts.needsReview : undefined],
    [
      texts.updated,
      <time key="updated" dateTime={question.updatedAt}>
        {dayText(language, new Date(question.updatedAt))}
      </time>,
    ],
    [texts.id, <code key="id">{question.id}</code>],
  ] as const;
  return (
    <section>
      <h2>{texts.facts}</h2>
      <dl class="question-facts">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
