import { PROMPTS } from '../../../src/mcp/prompts/prompts.ts';
import { RESOURCES } from '../../../src/mcp/resources.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { inputsOf, type Samples } from './inputs.ts';

const PROTOCOL_VERSION = '2025-11-25';

export interface McpMessage {
  readonly method: string;
  readonly params: object;
  /** What is called, read or completed; empty for methods that name nothing. */
  readonly name: string;
  /** Whether it gives an argument that the tool does not require. */
  readonly isVariation: boolean;
}

const message = (method: string, params: object, name = '', isVariation = false): McpMessage => ({
  method,
  params,
  name,
  isVariation,
});

/** Every method, every tool with each of its arguments, and every resource, prompt and argument to complete. */
export function mcpMessages(samples: Samples): McpMessage[] {
  const clientInfo = { name: 'every-request', version: '1.0.0' };
  return [
    message('initialize', { protocolVersion: PROTOCOL_VERSION, capabilities: {}, clientInfo }),
    ...['ping', 'tools/list', 'resources/list', 'prompts/list'].map((method) => message(method, {})),
    ...TOOLS.flatMap(({ definition: { name, inputSchema } }) =>
      inputsOf(name, inputSchema, samples).map((input, index) =>
        message('tools/call', { name, arguments: input }, name, index > 0),
      ),
    ),
    ...RESOURCES.map(({ definition: { uri } }) => message('resources/read', { uri }, uri)),
    ...PROMPTS.flatMap(({ definition: { name, arguments: listed = [] } }) => {
      const names = listed.map((argument) => argument.name);
      const given = names.filter((argument) => argument in samples);
      const values = Object.fromEntries(given.map((argument) => [argument, String(samples[argument])]));
      return [
        message('prompts/get', { name, arguments: values }, name),
        ...names.map((argument) =>
          message(
            'completion/complete',
            { ref: { type: 'ref/prompt', name }, argument: { name: argument, value: 'a' } },
            `${name} ${argument}`,
          ),
        ),
      ];
    }),
  ];
}
