import { startHelper } from '../helper-process.ts';
import { LoadAnswer, type LoadPlan, type LoadReport } from './load-plan.ts';

/** Sends loads from another process. */
export interface Load {
  readonly run: (plan: LoadPlan) => Promise<LoadReport>;
  readonly stop: () => Promise<void>;
}

export function startLoad(): Load {
  const helper = startHelper('load/load-server.ts');
  return {
    async run(plan) {
      const answer = LoadAnswer.parse(await helper.ask(plan));
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
    stop: helper.stop,
  };
}
