import type { Prompt } from './prompt.ts';
import { buildQuiz } from './prompts/build-quiz.ts';
import { clientMechanics } from './prompts/client-mechanics.ts';
import { exploreTopic } from './prompts/explore-topic.ts';
import { warmupRound } from './prompts/warmup-round.ts';

/** The prompts, in the order in which clients list them. */
export const PROMPTS: readonly Prompt[] = [buildQuiz, exploreTopic, warmupRound, clientMechanics];
