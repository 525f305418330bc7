import { keysOf } from '../../indexer/duplicates/fingerprint.ts';
import { similarity } from '../../indexer/duplicates/similarity.ts';
import { THRESHOLD } from '../../indexer/duplicates/find-similar.ts';
import { labelledPairs, type LabelledPair, judge } from './labelled-pairs.ts';

const pairs = labelledPairs();
const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

console.log(
  `${pairs.length} labelled pairs, ${pairs.filter(({ isDuplicate }) => isDuplicate).length} of them duplicates\n`,
);
console.log('threshold  precision   recall   recall en  recall pl   recall with keys');
for (const threshold of [0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, THRESHOLD, 0.85, 0.9, 0.95, 1]) {
  const all = judge(pairs, threshold);
  const [en, pl] = (['en', 'pl'] as const).map((language) =>
    judge(
      pairs.filter((pair) => pair.language === language),
      threshold,
    ),
  );
  const shareKeys = ({ one, other }: LabelledPair): boolean => {
    const keys = new Set(keysOf(one, threshold));
    return keysOf(other, threshold).some((key) => keys.has(key));
  };
  const found = judge(pairs, threshold, shareKeys);
  const mark = threshold === THRESHOLD ? ' ◄' : '';
  console.log(
    `   ${threshold.toFixed(2)}     ${percent(all.precision)}  ${percent(all.recall)}    ${percent(en?.recall ?? 0)}    ${percent(pl?.recall ?? 0)}            ${percent(found.recall)}${mark}`,
  );
}

console.log(`\nat ${THRESHOLD}, by kind`);
for (const [kind, group] of Map.groupBy(
  pairs,
  ({ kind, isDuplicate }) => `${isDuplicate ? 'same     ' : 'different'} ${kind}`,
)) {
  const merged = group.filter(({ one, other }) => similarity(one, other) >= THRESHOLD).length;
  console.log(`  ${kind.padEnd(28)} ${merged} of ${group.length} merged`);
}
if (process.argv.includes('--wrong'))
  for (const { isDuplicate, texts, one, other, kind } of pairs) {
    const score = similarity(one, other);
    if (score >= THRESHOLD !== isDuplicate)
      console.log(`${isDuplicate ? 'missed' : 'WRONG '} ${score.toFixed(2)} ${kind}: ${texts.join(' | ')}`);
  }
