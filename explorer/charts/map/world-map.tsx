import { useState } from 'preact/hooks';

import { useIsLive, useSite, useTexts } from '../../app/site.ts';
import { formatNumber } from '../../texts/language.ts';
import { Chart, CHART_TEXTS, ChartTable, Legend } from '../chart.tsx';
import { stepOf, stepsTo } from '../scales.ts';
import { viewOf, WHOLE_WORLD } from './view-of.ts';
import world from './world.svg';

interface MapRegion {
  /** A region code of the catalogue, such as `pl`. */
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent?: boolean;
}

interface WorldMapProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly level?: 2 | 3;
  readonly regions: readonly MapRegion[];
}

/** Unions and former states. Groups of people have longer codes than countries. */
const NO_COUNTRIES: readonly string[] = ['eu', 'un', 'yu', 'su'];
const isOnMap = ({ code }: MapRegion): boolean => /^[a-z]{2}$/.test(code) && !NO_COUNTRIES.includes(code);

/**
 * The regions on a map. The outlines are a file that the picture refers to, so that they are in no script. The links of
 * the picture are for the pointer: the table has the same ones for the keyboard and screen readers.
 */
export function WorldMap({ title, description, level = 3, regions }: WorldMapProps) {
  const { language } = useSite();
  const texts = useTexts(CHART_TEXTS);
  const onMap = regions.filter(isOnMap);
  const elsewhere = regions.filter((region) => !isOnMap(region));
  const steps = stepsTo(Math.max(1, ...onMap.map(({ count }) => count)));
  const isLive = useIsLive();
  const [isWhole, setIsWhole] = useState(false);
  const section = viewOf(onMap);
  const { x, y, width, height } = isWhole ? WHOLE_WORLD : section;
  const number = (count: number): string => formatNumber(language, count);
  return (
    <Chart title={title} description={description} level={level}>
      <svg class="world-map" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <use class="map-land" href={`${world}#world`} />
        {onMap.map(({ code, label, count, href, isCurrent }) => (
          <a key={code} href={href} tabIndex={-1} class={isCurrent === true ? 'map-current' : undefined}>
            <title>{texts.valueOf(label, number(count))}</title>
            <use class={`map-region map-step-${stepOf(steps, count)}`} href={`${world}#${code}`} />
          </a>
        ))}
      </svg>
      {isLive && section !== WHOLE_WORLD ? (
        <p>
          <button type="button" class="button quiet small" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.section : texts.wholeWorld}
          </button>
        </p>
      ) : null}
      <Legend
        entries={steps.map((step, index) => {
          const next = steps[index + 1];
          const label =
            next === undefined
              ? texts.from(number(step))
              : next - 1 === step
                ? number(step)
                : texts.between(number(step), number(next - 1));
          return { color: `map-step-${index}`, label };
        })}
      />
      {elsewhere.length === 0 ? null : (
        <p class="small">
          {texts.elsewhere}:{' '}
          {elsewhere.map(({ code, label, count, href }, index) => (
            <span key={code}>
              {index === 0 ? '' : ', '}
              <a href={href}>{label}</a> ({number(count)})
            </span>
          ))}
        </p>
      )}
      <ChartTable
        title={title}
        columns={[texts.region, texts.questions]}
        rows={regions.map(({ label, count, href }) => ({ label, href, cells: [{ value: count }] }))}
      />
    </Chart>
  );
}
