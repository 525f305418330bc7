import { toolName } from '../tool.ts';

/** A call of a tool as a model may copy it: members without a value are left out. */
export const callText = (name: string, given: Readonly<Record<string, unknown>>): string =>
  `${toolName(name)} ${JSON.stringify(given)
    .replaceAll('":', '": ')
    .replaceAll(/,(?=")/g, ', ')}`;
