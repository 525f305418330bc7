import { isDeepStrictEqual } from 'node:util';

import type { Tool } from './tool.ts';

/** Throws when a payload is not what the tool's schema says, members that the schema lacks included. For tests. */
export function checkPayload({ definition, output }: Tool, payload: object): void {
  if (!isDeepStrictEqual(output.parse(payload), payload))
    throw new Error(`a payload of ${definition.name} has members of its own`);
}
