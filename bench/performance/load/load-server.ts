import { LoadPlan } from './load-plan.ts';
import { runLoad } from './run-load.ts';

/*
 * Sends the load of the benchmark, in a separate process: the measuring process must not slow down what it measures.
 */
process.on('message', (message) => {
  void runLoad(LoadPlan.parse(message)).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
