import { z } from 'zod';

import { API_PREFIX } from '../../contract/service.ts';
import { bindPrompt } from '../prompt.ts';
import { CLIENT_MECHANICS } from '../texts/client-mechanics.ts';
import { fillTemplate } from '../texts/fill-template.ts';
import { Mechanic } from '../texts/mechanic.ts';
import { MECHANICS } from '../texts/mechanics.ts';
import { toolName } from '../tool.ts';
import { LangArgument } from './prompt-arguments.ts';

const TOOL_NAMES = {
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
    'How to build daily challenges, games without repeats, multiplayer and other mechanics with stable ids and filters: a menu of nine, or one of them step by step.',
  input: z.strictObject({
    mechanic: Mechanic.optional().describe(
      `One of ${Mechanic.options.join(', ')}; a menu of all nine by default.`,
    ),
    lang: LangArgument,
  }),
  write({ baseUrl }, { mechanic, lang }) {
    const texts = MECHANICS[lang];
    if (mechanic === undefined) {
      const list = Mechanic.options.map((name) => `- ${name}: ${texts[name].title} – ${texts[name].line}.`);
      return fillTemplate(CLIENT_MECHANICS[lang].menu, { list: list.join('\n') });
    }
    const { title, line, plan } = texts[mechanic];
    const steps = fillTemplate(plan, { ...TOOL_NAMES, lang, api: `${baseUrl}${API_PREFIX}` });
    return fillTemplate(CLIENT_MECHANICS[lang].plan, { name: mechanic, title, line, plan: steps });
  },
});
