import type { PlayData } from './load-play.ts';
import { RoundView } from './round-view.tsx';
import { StartView } from './start-view.tsx';
import './play.css';

export const PlayView = ({ data }: { readonly data: PlayData }) =>
  data.kind === 'start' ? <StartView data={data} /> : <RoundView data={data} />;
