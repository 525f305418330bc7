import { useSite, useTexts } from '../../app/site.ts';
import { Timer } from '../../components/timer.tsx';
import type { LoadedRound } from '../../play/load-round.ts';
import { indexOf, phaseOf } from '../../play/round.ts';
import { scoreOf, streakOf } from '../../play/score.ts';
import { formatNumber } from '../../texts/language.ts';
import { OtherLanguage } from './other-language.tsx';
import { PlayQuestionCard } from './play-question-card.tsx';
import { PLAY_TEXTS } from './play-texts.ts';
import { Ready } from './ready.tsx';
import { Result } from './result.tsx';
import { Steps } from './steps.tsx';
import { timeFor } from './time-for.ts';
import { useGame, type PlayedRound } from './use-game.ts';
import { useTimerChoice } from './use-timer-choice.ts';

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
    return <Result loaded={loaded} game={game} title={title} />;
  if (phase === 'ready')
    return <Ready amount={amount} isTimed={isTimed} onTimer={chooseTimer} onStart={game.begin} />;
  const limit = timeFor(question.type);
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
