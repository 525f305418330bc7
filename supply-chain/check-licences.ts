import { licenceProblems } from './licence-problems.ts';
import { shippedPackages } from './shipped-packages.ts';

const packages = shippedPackages();
const problems = licenceProblems(packages);
const counts = Map.groupBy(packages, ({ license }) => license);
for (const [license, all] of Array.from(counts).sort(([, one], [, other]) => other.length - one.length))
  console.log(`${String(all.length).padStart(5)}  ${license}`);
console.log(`${packages.length} packages, ${problems.length} problems`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
