import { definePage } from '../../app/page.ts';
import { loadPlay, type PlayData } from './load-play.ts';
import { PLAY_TEXTS } from './play-texts.ts';
import { PlayView } from './play-view.tsx';
import { roundTitle } from './round-title.ts';

export const play = definePage<PlayData>({
  load: loadPlay,
  head(data, { language }) {
    const { title, description } = PLAY_TEXTS[language];
    if (data.kind === 'start') return { title, description };
    // Rounds of one's own are endless; search engines keep the start screen.
    return {
      title: `${roundTitle(data, language)} – ${title}`,
      description,
      canonical: '/play',
      isPrivate: true,
    };
  },
  View: PlayView,
});
