import { z } from 'zod';

import { MOST_IDS } from '../../contract/limits.ts';
import { API_PREFIX } from '../../contract/service.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { toolName } from '../../endpoints/endpoint.ts';
import { Mechanic, MECHANICS } from './mechanics.ts';
import { bindPrompt, fillTemplate, LangArgument } from './prompt.ts';

/** The menu, and the text around one plan. */
export const CLIENT_MECHANICS: Readonly<Record<Language, { readonly menu: string; readonly plan: string }>> =
  {
    en: {
      menu: `The service provides questions with permanent ids, filters, seeds, exclude (up to ${MOST_IDS} ids) and the mapping of ids to another language. The client builds the game. There are step-by-step plans for nine mechanics:

{{list}}

List the mechanics that would help with what the user is building, one line each, and ask which one they want. Then request this prompt again with that name as mechanic. Do not translate the names.`,
      plan: `Help the user build this into their client: {{title}} ({{name}}) – {{line}}.

{{plan}}

REST requests need the key in X-API-Key. The tools named here accept the same filters. Adapt the steps to the user's language, framework and storage. Write the code with the user one step at a time, and try each request with a tool before you put it into code. Show the attribution next to every question.`,
    },
    pl: {
      menu: `Serwis daje pytania o niezmiennych id, filtry, seed, exclude (do ${MOST_IDS} id) i zamianę id na drugi język. Co gra z tego zrobi, zależy od klienta. Jest dziewięć mechanizmów z gotowym planem:

{{list}}

Powiedz użytkownikowi w jednym wierszu o każdym, który pomoże w tym, co buduje, zapytaj, który wybiera, i poproś o ten prompt jeszcze raz, podając jego nazwę jako mechanic. Nazw się nie tłumaczy.`,
      plan: `Pomóż użytkownikowi wbudować to w jego klienta: {{title}} ({{name}}) – {{line}}.

{{plan}}

REST wymaga klucza w X-API-Key; wymienione narzędzia przyjmują te same filtry. Dopasuj kroki do języka, biblioteki i bazy użytkownika, pisz z nim kod krok po kroku i sprawdź każde żądanie narzędziem, zanim trafi do kodu. Każde pokazane pytanie musi mieć obok swoje źródło (attribution).`,
    },
  };

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
    const steps = fillTemplate(plan, { ...TOOL_NAMES, lang, api: `${baseUrl()}${API_PREFIX}` });
    return fillTemplate(CLIENT_MECHANICS[lang].plan, { name: mechanic, title, line, plan: steps });
  },
});
