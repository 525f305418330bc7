import { defineTexts } from '../../texts/language.ts';

export const TAKE_IT_TEXTS = defineTexts({
  en: {
    title: 'Take this view with you',
    request: 'The same request by code',
    mcpText: (address: string) =>
      `The arguments of a tool call, for an agent that is connected to ${address}.`,
    keyText: 'KEY is your API key.',
    getKey: 'Get a free key',
    download: 'Download',
    downloadText: (most: string) => `Up to ${most} questions of this view with sources and licences.`,
    csv: 'CSV for spreadsheets',
    jsonl: 'JSON Lines for programs',
    partial: (most: string, total: string) =>
      `This view has ${total} questions; the file gets the first ${most}. Narrow the filters, or read all of them with your own key.`,
    progress: (done: string) => `Downloading: ${done} so far …`,
    finished: (done: string) => `Done: ${done} in the file.`,
    stopped: 'Stopped. Nothing was saved.',
    tooMany: 'You have reached the limit for visitors. Try again later, or use your own key.',
    failed: 'The download failed. Try again in a moment.',
    stop: 'Stop',
  },
  pl: {
    title: 'Zabierz ten widok ze sobą',
    request: 'To samo zapytanie w kodzie',
    mcpText: (address: string) => `Argumenty wywołania narzędzia dla agenta połączonego z ${address}.`,
    keyText: 'KEY to Twój klucz API.',
    getKey: 'Załóż darmowy klucz',
    download: 'Pobierz',
    downloadText: (most: string) => `Do ${most} pytań z tego widoku wraz ze źródłami i licencjami.`,
    csv: 'CSV do arkuszy',
    jsonl: 'JSON Lines do programów',
    partial: (most: string, total: string) =>
      `W tym widoku jest ${total} pytań; do pliku trafi pierwsze ${most}. Zawęź filtry albo pobierz wszystkie, używając własnego klucza.`,
    progress: (done: string) => `Pobieranie: na razie ${done}…`,
    finished: (done: string) => `Gotowe: w pliku jest ${done}.`,
    stopped: 'Przerwano. Nic nie zostało zapisane.',
    tooMany: 'Osiągnięto limit dla odwiedzających. Spróbuj później albo użyj własnego klucza.',
    failed: 'Pobieranie nie powiodło się. Spróbuj ponownie za chwilę.',
    stop: 'Przerwij',
  },
});
