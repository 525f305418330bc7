import { defineTexts } from '../texts/language.ts';

/** The texts of charts. */
export const CHART_TEXTS = defineTexts({
  en: {
    numbers: 'Show the numbers',
    tableOf: (title: string) => `${title}: numbers`,
    wholeWorld: 'Show the whole world',
    section: 'Show the section',
    questions: 'Questions',
    share: 'Share',
    total: 'Total',
    legend: 'Colours',
    elsewhere: 'Not on the map',
    region: 'Region',
    from: (number: string) => `${number} or more`,
    between: (first: string, last: string) => `${first} to ${last}`,
    partOf: (row: string, part: string, count: string) => `${row}, ${part}: ${count}`,
    valueOf: (label: string, count: string) => `${label}: ${count}`,
  },
  pl: {
    numbers: 'Pokaż liczby',
    tableOf: (title: string) => `${title}: liczby`,
    wholeWorld: 'Pokaż cały świat',
    section: 'Pokaż wycinek',
    questions: 'Pytania',
    share: 'Udział',
    total: 'Razem',
    legend: 'Kolory',
    elsewhere: 'Poza mapą',
    region: 'Region',
    from: (number: string) => `${number} i więcej`,
    between: (first: string, last: string) => `od ${first} do ${last}`,
    partOf: (row: string, part: string, count: string) => `${row}, ${part}: ${count}`,
    valueOf: (label: string, count: string) => `${label}: ${count}`,
  },
});
