import { useLayoutEffect, useRef } from 'preact/hooks';

import type { QuestionType } from '../../../packages/client/src/index.ts';
import { useSite, useTexts } from '../../app/site.ts';
import { Timer } from '../../components/timer.tsx';
import type { LoadedRound } from '../../play/load-round.ts';
import { indexOf, phaseOf, scoreOf, streakOf, type Reply } from '../../play/round.ts';
import { countOf, formatNumber, pathIn } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { PlayQuestionCard } from './question-card.tsx';
import { Result } from './result.tsx';
import { PLAY_TEXTS } from './texts.ts';
import { useGame, useTimerChoice, type PlayedRound } from './use-game.ts';

const SECOND = 1_000;

/** Milliseconds for a question: typing takes longer than choosing. */
const TIMES: Readonly<Record<QuestionType, number>> = {
  multiple: 20 * SECOND,
  boolean: 15 * SECOND,
  text_input: 40 * SECOND,
};

/** A round that is played in the browser. */
export function Game({ round: loaded, title }: { readonly round: LoadedRound; readonly title: string }) {
  const texts = useTexts(PLAY_TEXTS);
  const game = useGame(loaded);
  const [isTimed, chooseTimer] = useTimerChoice();
  const { questions } = loaded;
  const amount = questions.length;
  const phase = phaseOf(game.round, amount);
  const question = questions[indexOf(game.round)];
  if (phase === 'finished' || question === undefined)
    return (
      <Result
        loaded={loaded}
        game={game}
        title={title}
        steps={<Steps amount={amount} replies={game.round.replies} current={amount} />}
      />
    );
  if (phase === 'ready')
    return <Ready amount={amount} isTimed={isTimed} onTimer={chooseTimer} onStart={game.begin} />;
  const limit = TIMES[question.type];
  return (
    <div class="game">
      <Bar game={game} amount={amount} />
      <PlayQuestionCard
        key={question.id}
        question={question}
        game={game}
        amount={amount}
        limit={isTimed ? limit : undefined}
        timer={
          isTimed ? (
            <Timer
              key={game.round.replies.length - (phase === 'answered' ? 1 : 0)}
              watch={game.watch}
              limit={limit}
              isRunning={phase === 'question'}
              onEnd={() => game.answer(undefined, false, 0)}
            />
          ) : null
        }
      />
      <p class="game-choices">
        <button type="button" class="button quiet small" onClick={() => chooseTimer(!isTimed)}>
          {isTimed ? texts.timerOn : texts.timerOff}
        </button>
        <OtherLanguage />
      </p>
    </div>
  );
}

function Bar({ game, amount }: { readonly game: PlayedRound; readonly amount: number }) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const { replies } = game.round;
  const { points } = scoreOf(replies);
  const streak = streakOf(replies);
  return (
    <div class="game-bar">
      <Steps amount={amount} replies={replies} current={indexOf(game.round)} />
      <dl class="game-figures">
        <div>
          <dt>{texts.score}</dt>
          <dd>{formatNumber(language, points)}</dd>
        </div>
        <div class={streak > 1 ? 'on-fire' : ''}>
          <dt>{texts.streak}</dt>
          <dd>{streak}</dd>
        </div>
      </dl>
    </div>
  );
}

interface StepsProps {
  readonly amount: number;
  readonly replies: readonly Reply[];
  /** Counted from 0. */
  readonly current: number;
}

/** The progress of a round: a step for each question, marked by colour and sign. */
function Steps({ amount, replies, current }: StepsProps) {
  const texts = useTexts(PLAY_TEXTS);
  return (
    <ol class="steps" aria-label={texts.progress}>
      {Array.from({ length: amount }, (_, index) => {
        const reply = replies[index];
        const [state, text, sign] =
          reply === undefined
            ? index === current
              ? (['current', texts.stepCurrent, ''] as const)
              : (['open', texts.stepOpen, ''] as const)
            : reply.isRight
              ? (['right', texts.stepRight, '✓'] as const)
              : (['wrong', texts.stepWrong, '✗'] as const);
        return (
          <li key={index} class={`step ${state}`} aria-current={index === current ? 'step' : undefined}>
            <span aria-hidden="true">{sign}</span>
            <span class="hidden">
              {index + 1}: {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ReadyProps {
  readonly amount: number;
  readonly isTimed: boolean;
  readonly onTimer: (isTimed: boolean) => void;
  readonly onStart: () => void;
}

/** What a player sees who has followed a link: nothing runs before they start. */
function Ready({ amount, isTimed, onTimer, onStart }: ReadyProps) {
  const { language } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const start = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => start.current?.focus(), []);
  return (
    <div class="card stack ready">
      <h2>{texts.ready}</h2>
      <p>{texts.readyText(countOf(language, amount, QUESTIONS[language]))}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={isTimed}
          onChange={({ currentTarget }) => onTimer(currentTarget.checked)}
        />
        {texts.timer}
      </label>
      <p class="row">
        <button ref={start} type="button" class="button accent large" onClick={onStart}>
          {texts.start}
        </button>
        <OtherLanguage />
      </p>
    </div>
  );
}

/** A link to the same round in the other language. It continues there. */
function OtherLanguage() {
  const { language, path, query } = useSite();
  const texts = useTexts(PLAY_TEXTS);
  const other = language === 'en' ? 'pl' : 'en';
  return (
    <a
      class="button quiet small"
      href={pathIn(other, `${path}?${query.toString()}`)}
      lang={other}
      hreflang={other}
    >
      {texts.inOther}
    </a>
  );
}
