import { z } from 'zod';

import { API_PREFIX } from '../../contract/service.ts';
import { bindPrompt } from '../prompt.ts';
import { CLIENT_MECHANICS } from '../texts/client-mechanics.ts';
import { fill } from '../texts/fill.ts';
import { Mechanic } from '../texts/mechanic.ts';
import { MECHANICS } from '../texts/mechanics.ts';
import { toolName } from '../tool.ts';
import { LangArgument } from './arguments.ts';

const TOOLS_NAMED = {
  random: toolName('random'),
  list: toolName('list'),
  byId: toolName('question_by_id'),
  bySlug: toolName('topic_by_slug'),
  topics: toolName('topics'),
  report: toolName('report'),
};

export const clientMechanics = bindPrompt({
  name: 'client_mechanics_patterns',
  title: 'Game mechanics for clients',
  description:
    'How clients build daily challenges, no repeats, multiplayer and other mechanics out of stable ids and filters: a menu of nine, or one of them step by step.',
  input: z.strictObject({
    mechanic: Mechanic.optional().describe(
      `One of ${Mechanic.options.join(', ')}. Left out, a menu of all nine.`,
    ),
    lang: LangArgument,
  }),
  required: ['lang'],
  write({ baseUrl }, { mechanic, lang }) {
    const texts = MECHANICS[lang];
    if (mechanic === undefined) {
      const list = Mechanic.options.map((name) => `- ${name}: ${texts[name].title} – ${texts[name].line}.`);
      return fill(CLIENT_MECHANICS[lang].menu, { list: list.join('\n') });
    }
    const { title, line, plan } = texts[mechanic];
    const steps = fill(plan, { ...TOOLS_NAMED, lang, api: `${baseUrl}${API_PREFIX}` });
    return fill(CLIENT_MECHANICS[lang].plan, { name: mechanic, title, line, plan: steps });
  },
});
