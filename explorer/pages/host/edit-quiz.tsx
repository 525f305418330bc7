import type { TargetedSubmitEvent } from 'preact';

import { fieldsOf, useEarlyChanges, useSite, useTexts } from '../../app/site.ts';
import { MOST_ROUNDS, quizPath, readQuiz, readView } from '../../play/quiz-address.ts';
import { EditRound } from './edit-round.tsx';
import type { EditData } from './load.ts';
import { HOST_TEXTS } from './texts.ts';

/** The form for the rounds of a quiz. It works without scripts; with them, each change is in the address at once. */
export function EditQuiz({ data }: { readonly data: EditData }) {
  const { href, language, navigate } = useSite();
  const texts = useTexts(HOST_TEXTS);
  const { quiz } = data;
  const change = (form: HTMLFormElement): void =>
    navigate(href(quizPath(readQuiz(fieldsOf(form), language), 'edit')), { replace: true, stay: true });
  const form = useEarlyChanges(change);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = fieldsOf(event.currentTarget, event.submitter);
    const view = readView(query);
    navigate(href(quizPath(readQuiz(query, language), view)), { stay: view === 'edit' });
  };
  return (
    <div class="wide">
      <div class="page-head">
        <h1>{texts.headline}</h1>
        <p>{texts.intro}</p>
      </div>
      <form
        ref={form}
        class="edit-quiz"
        action={href('/play/host')}
        onChange={({ currentTarget }) => change(currentTarget)}
        onSubmit={submit}
      >
        <input type="hidden" name="lang" value={quiz.drawn} />
        {/* Enter in a field presses the first button, which must not be one that removes a round. */}
        <button class="hidden" type="submit" tabIndex={-1} aria-hidden="true">
          {texts.update}
        </button>
        <div class="stack">
          {quiz.rounds.map((round, index) => (
            <EditRound key={round.seed} data={data} round={round} index={index} />
          ))}
          <p class="row">
            {quiz.rounds.length < MOST_ROUNDS ? (
              <button class="button quiet" type="submit" name="add" value="1">
                + {texts.add}
              </button>
            ) : null}
            <button class="button quiet without-scripts" type="submit">
              {texts.update}
            </button>
          </p>
        </div>
        <section class="card stack use-quiz" aria-labelledby="use-quiz">
          <h2 id="use-quiz">{texts.use}</h2>
          <p class="soft">{texts.useText}</p>
          <button class="button accent" type="submit" name="view" value="screen">
            {texts.screen}
          </button>
          <button class="button quiet" type="submit" name="view" value="questions">
            {texts.questions}
          </button>
          <button class="button quiet" type="submit" name="view" value="answers">
            {texts.answers}
          </button>
        </section>
      </form>
    </div>
  );
}
