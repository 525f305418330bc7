import { buildExplorer } from '../../explorer/build.ts';
import { buildClient } from '../../packages/client/build.ts';

/**
 * Before the tests, also those of `npx vitest`: without pages, people get 404. Files that build the client
 * at the same time would delete it for each other.
 */
export async function setup(): Promise<void> {
  await Promise.all([buildExplorer(), buildClient()]);
}
