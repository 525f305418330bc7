import { translations, type With } from './translations.ts';

/** What the page about usage says. Each row is English, then Polish. */
export const USAGE_MESSAGES = {
  usage: translations<string>('Usage', 'Wykorzystanie'),
  usageIntro: translations<string>(
    'Requests of all keys and applications of your account together. Days begin at midnight UTC.',
    'Zapytania wszystkich kluczy i aplikacji konta łącznie. Dni zaczynają się o północy czasu UTC.',
  ),
  leftNow: translations<string>('Left right now', 'Zostało w tej chwili'),
  limitWindow: translations<string>('Period', 'Okres'),
  limitUsed: translations<string>('Used', 'Użyto'),
  limitMost: translations<string>('Allowed', 'Limit'),
  limitLeft: translations<string>('Left', 'Zostało'),
  windowBurst: translations<string>('Ten seconds', 'Dziesięć sekund'),
  windowDay: translations<string>('Today', 'Dzisiaj'),
  windowMonth: translations<string>('This month', 'Ten miesiąc'),
  usageByDay: translations<string>('Day by day', 'Dzień po dniu'),
  usageChart: translations<With<'days'>>(
    ({ days }) => `Requests per day, last ${days} days`,
    ({ days }) => `Zapytania dziennie w ciągu ostatnich ${days} dni`,
  ),
  usagePeriod: translations<string>('Period', 'Okres'),
  usageDays: translations<With<'days'>>(
    ({ days }) => `${days} days`,
    ({ days }) => `${days} dni`,
  ),
  usageAnswered: translations<string>('Answered', 'Obsłużone'),
  usageRejected: translations<string>('Refused by a limit', 'Odrzucone przez limit'),
  usageRefused: translations<string>('Refused (429)', 'Odrzucone (429)'),
  usageClientErrors: translations<string>('Errors 4xx', 'Błędy 4xx'),
  usageErrors: translations<string>('Errors 5xx', 'Błędy 5xx'),
  usageDay: translations<string>('Day', 'Dzień'),
  usageRequests: translations<string>('Requests', 'Zapytania'),
  usageTable: translations<string>('Show as a table', 'Pokaż jako tabelę'),
  noUsage: translations<string>('No requests in this period.', 'W tym okresie nie było zapytań.'),
  usageJson: translations<string>('The same as JSON', 'To samo jako JSON'),
};
