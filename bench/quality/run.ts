import { argv } from 'node:process';

import { measure, type LabelledJudgement, scoreOf } from './measure.ts';

const percent = (share: number): string =>
  (Number.isNaN(share) ? '    –' : `${(share * 100).toFixed(0)} %`).padStart(6);

function print(title: string, judgements: readonly LabelledJudgement[]): void {
  for (const tier of ['high', 'needs_review'] as const) {
    const { labelled, judged, both, precision, recall } = scoreOf(judgements, tier);
    console.log(
      `${title.padEnd(16)} ${tier.padEnd(13)} ${[labelled, judged, both].map((count) => String(count).padStart(8)).join('')}    ${percent(precision)}  ${percent(recall)}`,
    );
  }
}

const isIn = (half: boolean) => (one: LabelledJudgement) => one.isTuned === half;

const [, , folder = '../shared/upstream'] = argv;
const { judgements, ...restorations } = await measure(folder);
console.log(`${judgements.length} labelled questions found in ${folder}\n`);
const { judgements: byRules } = await measure(folder, new Map());
console.log('half             tier          labelled  judged    both  precision recall');
const [tuned = [], measured = []] = [true, false].map((half) => judgements.filter(isIn(half)));
print('tuned on', tuned);
print('measured on', measured);
print('rules alone', byRules.filter(isIn(false)));
console.log();
for (const [source, group] of Map.groupBy(judgements, (one) => one.source)) print(source, group);

console.log('\nrestored words   right  wrong  missed  precision recall');
for (const [name, { right, wrong, missed }] of Object.entries(restorations))
  console.log(
    `${name.padEnd(16)} ${[right, wrong, missed].map((count) => String(count).padStart(5)).join('  ')}    ${percent(right / (right + wrong))}  ${percent(right / (right + missed))}`,
  );
