import { isDeepStrictEqual } from 'node:util';

import type { Tool } from './tool.ts';

/** Throws when a payload does not match the tool's schema, or has members that are missing from it. For tests. */
export function checkPayload({ definition, output }: Tool, payload: object): void {
  if (!isDeepStrictEqual(output.parse(payload), payload))
    throw new Error(`a payload of ${definition.name} has members that are not in its schema`);
}
