import { buildQuiz } from './build-quiz.ts';
import { clientMechanics } from './client-mechanics.ts';
import { exploreTopic } from './explore-topic.ts';
import type { Prompt } from './prompt.ts';
import { warmupRound } from './warmup-round.ts';

/** The prompts, in the order in which clients list them. */
export const PROMPTS: readonly Prompt[] = [buildQuiz, exploreTopic, warmupRound, clientMechanics];
