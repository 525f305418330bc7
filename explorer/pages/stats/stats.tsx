import { definePage } from '../../app/page.ts';
import { countOf } from '../../texts/language.ts';
import { QUESTIONS } from '../../texts/site-texts.ts';
import { loadStats, type StatsData } from './load-stats.ts';
import { STATS_TEXTS } from './stats-texts.ts';
import { StatsView } from './stats-view.tsx';

export const stats = definePage<StatsData>({
  load: loadStats,
  head({ total }, { language }) {
    const { title, description } = STATS_TEXTS[language];
    return { title, description: `${countOf(language, total, QUESTIONS[language])}. ${description}` };
  },
  View: StatsView,
});
