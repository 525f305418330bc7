import { STARTER_LANGUAGES } from '../../languages.ts';
import type { TemplateQuestion } from '../../template-question.ts';
import { likenesses } from '../giveaways/likeness.ts';
import { countStandingOut } from '../giveaways/stands-out.ts';
import { defaultDraw, drawsWithPair } from './pairs-in-draws.ts';
import { reversedTwins } from './reversed-twins.ts';
import { templatesByCategory } from './templates-by-category.ts';
import { yearTemplates } from './years.ts';

const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

/** Aligns cells: the first and the last column to the left, the others to the right. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        if (column === 0) return cell.padEnd(width);
        return column === row.length - 1 ? cell : cell.padStart(width);
      })
      .join('  '),
  );
}

function categoryRows(all: readonly TemplateQuestion[]): string[][] {
  const drawn = STARTER_LANGUAGES.map((language) =>
    Map.groupBy(defaultDraw(all, language), ({ template }) => template.category),
  );
  const explained = Map.groupBy(
    all.filter(({ question }) => question.en.explanation !== undefined),
    ({ template }) => template.category,
  );
  return templatesByCategory(all).map(({ category, questions, varied, templates, effective, largest }) => [
    category,
    String(questions),
    String(varied),
    String(templates),
    effective.toFixed(1),
    ...drawn.map((byCategory) => String(byCategory.get(category)?.length ?? 0)),
    percent((explained.get(category)?.length ?? 0) / questions),
    `${percent(largest.share)} ${largest.name}`,
  ]);
}

/** The figures behind the checks, as lines that fit a terminal. */
export function measureCatalogue(all: readonly TemplateQuestion[]): string[] {
  const heads = [
    [
      'category',
      'all',
      'varied',
      'templates',
      'effective',
      'draw en',
      'draw pl',
      'explained',
      'largest template',
    ],
  ];
  const twins = reversedTwins(all).length;
  const years = [...yearTemplates(all)].toSorted(([, one], [, other]) => other - one);
  return [
    ...align([...heads, ...categoryRows(all)]),
    '',
    ...STARTER_LANGUAGES.map(
      (language) =>
        `Default draws of ten with two questions of one template (${language}): ${percent(drawsWithPair(all, language), 1)}`,
    ),
    `Questions with a reversed twin: ${twins} of ${all.length}, ${percent(twins / all.length, 1)}`,
    `Templates that ask for years: ${years.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `Wordings in which only the right option is like the question: ${likenesses(all).length} of ${2 * all.length}`,
    'An option that stands out, and how often it is the right one (25 % by chance):',
    ...align(
      countStandingOut(all).map(({ feature, questions, right }) => [
        `  ${feature}`,
        String(questions),
        percent(right / Math.max(1, questions)),
      ]),
    ),
  ];
}
