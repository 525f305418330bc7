import { toolName } from '../tool.ts';

/** A tool call for a model to copy; undefined arguments are left out. */
export const callText = (name: string, callArguments: Readonly<Record<string, unknown>>): string =>
  `${toolName(name)} ${JSON.stringify(callArguments)
    .replaceAll('":', '": ')
    .replaceAll(/,(?=")/g, ', ')}`;
