import type { Labels } from '../../taxonomy/label.ts';
import type { Familiarity } from '../../template.ts';

/** A polygon or a regular solid, by the number of its sides or faces. */
export interface CountedShape {
  /** With its article, as in a question. */
  readonly en: string;
  readonly pl: string;
  readonly count: number;
  readonly counted: 'sides' | 'faces';
  readonly familiarity: Familiarity;
  readonly why: Labels;
}

/** Shapes with unambiguous names. */
export const COUNTED_SHAPES: readonly CountedShape[] = [
  {
    en: 'a pentagon',
    pl: 'pentagon',
    count: 5,
    counted: 'sides',
    familiarity: 1,
    why: {
      en: 'Greek pente is “five”; the headquarters of the US armed forces has this shape.',
      pl: 'Greckie pente znaczy „pięć”; taki kształt ma siedziba dowództwa sił zbrojnych USA.',
    },
  },
  {
    en: 'a hexagon',
    pl: 'heksagon',
    count: 6,
    counted: 'sides',
    familiarity: 1,
    why: { en: 'Bees build cells of this shape.', pl: 'Taki kształt mają komórki plastra miodu.' },
  },
  {
    en: 'a heptagon',
    pl: 'heptagon',
    count: 7,
    counted: 'sides',
    familiarity: 2,
    why: {
      en: 'The British 50 pence coin has this shape.',
      pl: 'Taki kształt ma brytyjska moneta 50 pensów.',
    },
  },
  {
    en: 'an octagon',
    pl: 'oktagon',
    count: 8,
    counted: 'sides',
    familiarity: 1,
    why: { en: 'Stop signs have this shape.', pl: 'Taki kształt ma znak „stop”.' },
  },
  {
    en: 'a nonagon',
    pl: 'nonagon',
    count: 9,
    counted: 'sides',
    familiarity: 3,
    why: {
      en: 'The word mixes Latin nonus and Greek gonia, “ninth” and “angle”.',
      pl: 'Słowo łączy łacińskie nonus („dziewiąty”) z greckim gonia („kąt”).',
    },
  },
  {
    en: 'a decagon',
    pl: 'dekagon',
    count: 10,
    counted: 'sides',
    familiarity: 2,
    why: { en: 'Greek deka is in “decade”, too.', pl: 'Greckie deka kryje się też w „dekadzie”.' },
  },
  {
    en: 'a hendecagon',
    pl: 'hendekagon',
    count: 11,
    counted: 'sides',
    familiarity: 5,
    why: {
      en: 'The Canadian dollar coin has this shape.',
      pl: 'Taki kształt ma kanadyjska moneta dolarowa.',
    },
  },
  {
    en: 'a dodecagon',
    pl: 'dodekagon',
    count: 12,
    counted: 'sides',
    familiarity: 3,
    why: {
      en: 'The British pound coin of 2017 has this shape.',
      pl: 'Taki kształt ma brytyjska moneta funtowa z 2017 roku.',
    },
  },
  {
    en: 'an icosagon',
    pl: 'ikosagon',
    count: 20,
    counted: 'sides',
    familiarity: 4,
    why: {
      en: 'Eikosi is Greek for “twenty”, as in “icosahedron”.',
      pl: 'Po grecku eikosi to „dwadzieścia” – stąd też „ikosaedr”.',
    },
  },
  {
    en: 'a tetrahedron',
    pl: 'tetraedr',
    count: 4,
    counted: 'faces',
    familiarity: 3,
    why: {
      en: 'Plato gave this sharp shape to fire; milk was first sold in cartons like it.',
      pl: 'Platon przypisał ten ostry kształt ogniowi; takie były pierwsze kartony na mleko.',
    },
  },
  {
    en: 'an octahedron',
    pl: 'oktaedr',
    count: 8,
    counted: 'faces',
    familiarity: 3,
    why: {
      en: 'Diamonds often grow in this shape; Plato gave it to the air.',
      pl: 'Taki kształt często mają kryształy diamentu; Platon przypisał mu powietrze.',
    },
  },
  {
    en: 'a dodecahedron',
    pl: 'dodekaedr',
    count: 12,
    counted: 'faces',
    familiarity: 3,
    why: {
      en: 'Its faces are pentagons; Plato gave it to the heavens.',
      pl: 'Ma ściany pięciokątne; Platon przypisał mu kosmos.',
    },
  },
  {
    en: 'an icosahedron',
    pl: 'ikosaedr',
    count: 20,
    counted: 'faces',
    familiarity: 4,
    why: {
      en: 'Its faces are triangles; many viruses have this shape.',
      pl: 'Ma trójkątne ściany; taki kształt ma wiele wirusów.',
    },
  },
];
