import { MOST_IDS } from '../../contract/limits.ts';
import type { Language } from '../../contract/vocabulary.ts';

/** The menu, and the frame around one plan. */
export const CLIENT_MECHANICS: Readonly<Record<Language, { readonly menu: string; readonly plan: string }>> =
  {
    en: {
      menu: `The service gives questions with ids that never change, filters, exclude (up to ${MOST_IDS} ids) and the mapping of ids to another language. What a game makes of them is the client's. There are nine mechanics with a worked plan:

{{list}}

Tell the user in one line each which of them would help with what they are building, ask which one they want, then ask for this prompt again with that name as mechanic. The names are not translated.`,
      plan: `Help the user build this into their client: {{title}} ({{name}}) – {{line}}.

{{plan}}

REST needs the key in X-API-Key; the tools named here take the same filters. Fit the steps to the user's language, framework and storage, write the code with them one step at a time, and try each request with a tool before it goes into code. Every question that is shown needs its attribution near it.`,
    },
    pl: {
      menu: `Serwis daje pytania o niezmiennych id, filtry, exclude (do ${MOST_IDS} id) i zamianę id na drugi język. Co gra z tego zrobi, zależy od klienta. Jest dziewięć mechanizmów z gotowym planem:

{{list}}

Powiedz użytkownikowi w jednym wierszu o każdym, który pomoże w tym, co buduje, zapytaj, który wybiera, i poproś o ten prompt jeszcze raz, podając jego nazwę jako mechanic. Nazw się nie tłumaczy.`,
      plan: `Pomóż użytkownikowi wbudować to w jego klienta: {{title}} ({{name}}) – {{line}}.

{{plan}}

REST wymaga klucza w X-API-Key; wymienione narzędzia przyjmują te same filtry. Dopasuj kroki do języka, biblioteki i bazy użytkownika, pisz z nim kod krok po kroku i sprawdź każde żądanie narzędziem, zanim trafi do kodu. Każde pokazane pytanie musi mieć obok swoje źródło (attribution).`,
    },
  };
