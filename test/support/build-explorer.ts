/** Before the tests, also those of `npx vitest`: without pages, the service answers 404 to people. */
export { buildExplorer as setup } from '../../explorer/build.ts';
