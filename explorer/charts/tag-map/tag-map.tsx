import type { MapNode, PlacedMap, TagPair } from './lay-tag-map.ts';

interface MapTag {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** What the tag has in common with the middle, in words. */
  readonly title: string;
}

interface TagMapProps {
  readonly title: string;
  /** Which windows it is for. */
  readonly size: 'wide' | 'narrow';
  readonly map: PlacedMap;
  /** The label in the middle. */
  readonly center: string;
  readonly tags: readonly MapTag[];
  readonly pairs: readonly TagPair[];
}

/** The widest line, and the narrowest one. */
const THICKEST = 7;
const THINNEST = 1;

function Label({ node, text }: { readonly node: MapNode; readonly text: string }) {
  const { x, y, width, height } = node;
  return (
    <>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={x} y={y} text-anchor="middle" dominant-baseline="central">
        {text}
      </text>
    </>
  );
}

/** Tags as links around what they come with. Lines are thicker where more questions are shared. */
export function TagMap({ title, size, map, center, tags, pairs }: TagMapProps) {
  const { shape, nodes } = map;
  const [middle, ...placed] = nodes;
  if (middle === undefined) return null;
  const nodeOf = (slug: string): MapNode | undefined => placed.find((node) => node.slug === slug);
  const most = Math.max(1, ...tags.map(({ count }) => count));
  const line = (from: MapNode | undefined, to: MapNode | undefined, count: number, color: string) =>
    from === undefined || to === undefined ? null : (
      <line
        key={`${from.slug} ${to.slug}`}
        class={color}
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        stroke-width={(THINNEST + ((THICKEST - THINNEST) * count) / most).toFixed(1)}
      />
    );
  return (
    <svg
      class={`tag-map ${size}-map`}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      role="group"
      aria-label={title}
    >
      {pairs.map(({ tags: [one = '', other = ''], count }) =>
        line(nodeOf(one), nodeOf(other), count, 'pair-line'),
      )}
      {tags.map(({ slug, count }) => line(middle, nodeOf(slug), count, 'tag-line'))}
      <g class="tag-middle">
        <Label node={middle} text={center} />
      </g>
      {tags.map(({ slug, label, href, title: name }) => {
        const node = nodeOf(slug);
        return node === undefined ? null : (
          <a key={slug} class="tag-node" href={href}>
            <title>{name}</title>
            <Label node={node} text={label} />
          </a>
        );
      })}
    </svg>
  );
}
