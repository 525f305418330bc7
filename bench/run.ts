/** `npm run bench -- NAME`: one of these programs, or rows of the comparison of speed, which is the default. */
const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  import: () => import('./import/run.ts'),
  cluster: () => import('./performance/cluster.ts'),
  overload: () => import('./overload/run.ts'),
  timing: () => import('./timing/run.ts'),
  quality: () => import('./quality/run.ts'),
  duplicates: () => import('./duplicates/run.ts'),
};

const [, , name = ''] = process.argv;
// The programs read their own arguments, which follow the name.
if (name in PROGRAMS) process.argv.splice(2, 1);
const program = PROGRAMS[name] ?? (() => import('./performance/run.ts'));
await program();
