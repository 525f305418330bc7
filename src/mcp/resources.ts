import type {
  ReadResourceRequest,
  ReadResourceResult,
  Resource as Definition,
} from '@modelcontextprotocol/sdk/types.js';

import { SERVICE_PREFIX } from '../contract/service.ts';
import { listCategories } from '../endpoints/categories.ts';
import type { Caller, EndpointParts } from '../endpoints/endpoint.ts';
import { listLanguages } from '../endpoints/list-languages.ts';
import { listTopics } from '../endpoints/topics.ts';
import { RESOURCE_NOT_FOUND, unknownName } from './errors.ts';
import type { McpContext } from './tools.ts';

const TOP_TOPICS = 100;
const MIME_TYPE = 'application/json';

interface Resource {
  readonly definition: Definition;
  readonly read: (parts: EndpointParts, caller: Caller) => Promise<object>;
}

const resource = (path: string, title: string, description: string, read: Resource['read']): Resource => ({
  definition: {
    uri: `mcp://${SERVICE_PREFIX}/${path}`,
    name: path,
    title,
    description,
    mimeType: MIME_TYPE,
  },
  read,
});

/** The resources: what an agent may need before it requests questions. Labels are English. */
export const RESOURCES: readonly Resource[] = [
  resource(
    'categories',
    'Categories',
    'The 24 top-level categories with ids, slugs, English names and question counts.',
    (parts, caller) => listCategories.run(parts, { lang: 'en' }, caller),
  ),
  resource(
    'languages',
    'Languages',
    'The languages of the questions, with question counts.',
    (parts, caller) => listLanguages.run(parts, { lang: 'en' }, caller),
  ),
  resource(
    `topics/top-${TOP_TOPICS}`,
    'Top topics',
    `The ${TOP_TOPICS} curated topics with the most questions: slugs, English labels and aliases.`,
    async (parts, caller) => {
      const { data, meta } = await listTopics.run(parts, { lang: 'en', limit: TOP_TOPICS }, caller);
      return { data, meta };
    },
  ),
];

const BY_URI = new Map(RESOURCES.map((row) => [row.definition.uri, row]));

/** @throws ProtocolError for an unknown resource */
export async function readResource(
  { parts, caller }: McpContext,
  { uri }: ReadResourceRequest['params'],
): Promise<ReadResourceResult> {
  const found = BY_URI.get(uri);
  if (found === undefined) throw unknownName('resource', uri, BY_URI.keys(), RESOURCE_NOT_FOUND);
  const text = JSON.stringify(await found.read(parts, caller));
  return { contents: [{ uri, mimeType: MIME_TYPE, text }] };
}
