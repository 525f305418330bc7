import { translations, type With } from './translations.ts';

/** What the page about usage says. Each row is English, then Polish. */
export const USAGE_MESSAGES = {
  usage: translations<string>('Usage', 'Wykorzystanie'),
  usageIntro: translations<string>(
    'Requests of all keys and applications of your account together. Days begin at midnight UTC.',
    'Zapytania wszystkich kluczy i aplikacji konta łącznie. Dni zaczynają się o północy czasu UTC.',
  ),
  leftNow: translations<string>('Left right now', 'Zostało w tej chwili'),
  limitWindow: translations<string>('Limit', 'Limit'),
  limitUsed: translations<string>('Used', 'Wykorzystano'),
  limitMost: translations<string>('Allowed', 'Dozwolone'),
  limitLeft: translations<string>('Left', 'Zostało'),
  windowBurst: translations<string>('Ten seconds', 'Dziesięć sekund'),
  windowDay: translations<string>('Today', 'Dzisiaj'),
  windowMonth: translations<string>('This month', 'Ten miesiąc'),
  usageByDay: translations<string>('Day by day', 'Dzień po dniu'),
  usageChart: translations<With<'days'>>(
    ({ days }) => `Requests a day, last ${days} days`,
    ({ days }) => `Zapytania dziennie, ostatnie dni: ${days}`,
  ),
  usagePeriod: translations<string>('Period', 'Okres'),
  usageDays: translations<With<'days'>>(
    ({ days }) => `${days} days`,
    ({ days }) => `${days} dni`,
  ),
  usageAnswered: translations<string>('Answered', 'Obsłużone'),
  usageRejected: translations<string>('Refused by a limit', 'Odrzucone przez limit'),
  usageClientErrors: translations<string>('With an error of the caller (4xx)', 'Z błędem klienta (4xx)'),
  usageErrors: translations<string>('With an error of the service (5xx)', 'Z błędem serwisu (5xx)'),
  usageDay: translations<string>('Day', 'Dzień'),
  usageRequests: translations<string>('Requests', 'Zapytania'),
  usageTable: translations<string>('Show as a table', 'Pokaż jako tabelę'),
  noUsage: translations<string>('No requests in this period.', 'W tym okresie nie było zapytań.'),
  usageJson: translations<string>('The same as JSON', 'To samo jako JSON'),
};
