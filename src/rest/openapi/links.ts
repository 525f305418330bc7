import type { Leads } from '../../endpoints/endpoint.ts';
import type { Route } from '../route.ts';
import type { JsonObject } from './components.ts';

const DESCRIPTIONS: Readonly<Record<keyof Leads, string>> = {
  question: 'One of these questions.',
  details: 'The details of one of these entries.',
  draw: 'Random questions of one of these entries.',
  list: 'The questions of one of these entries.',
  download: 'One of these files.',
};

/** The links of a successful response. Values are runtime expressions of OpenAPI. */
export function linksOf({ leadsTo }: Route): JsonObject {
  if (leadsTo === undefined) return {};
  const links = Object.entries(leadsTo).map(([name, [operationId, parameter, pointer]]) => [
    name,
    {
      operationId,
      description: DESCRIPTIONS[name as keyof Leads],
      parameters: { [parameter]: `$response.body#/${pointer}` },
    },
  ]);
  return { links: Object.fromEntries(links) as JsonObject };
}
