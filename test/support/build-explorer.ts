/** Before the tests, also those of `npx vitest`: without pages, people get 404. */
export { buildExplorer as setup } from '../../explorer/build.ts';
