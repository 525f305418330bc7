import { useTexts } from '../../app/site.ts';
import { useIsLive } from '../../components/use-live.ts';
import { HOST_TEXTS } from './host-texts.ts';

interface HeadProps {
  readonly title: string;
  readonly text: string;
  readonly edit: string;
}

/** The head of a sheet on the screen. It is not printed. */
export function SheetHead({ title, text, edit }: HeadProps) {
  const texts = useTexts(HOST_TEXTS);
  const isLive = useIsLive();
  return (
    <div class="page-head sheet-head">
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="row">
        {isLive ? (
          <button type="button" class="button" onClick={() => print()}>
            {texts.print}
          </button>
        ) : null}
        <a class="button quiet" href={edit}>
          {texts.back}
        </a>
      </div>
    </div>
  );
}
