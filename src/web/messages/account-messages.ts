import { translations, type With } from './translations.ts';

/** What the pages about an account and about tiers say. Each row is English, then Polish. */
export const ACCOUNT_MESSAGES = {
  account: translations<string>('Your account', 'Twoje konto'),
  tier: translations<string>('Tier', 'Plan'),
  tiers: translations<string>('Tiers and limits', 'Plany i limity'),
  tiersIntro: translations<string>(
    'The tier of an account sets how many requests all of its API keys and applications may send together.',
    'Plan konta określa, ile zapytań mogą łącznie wysłać wszystkie jego klucze API i aplikacje.',
  ),
  perTenSeconds: translations<string>('In ten seconds', 'W dziesięć sekund'),
  perDay: translations<string>('A day', 'Dziennie'),
  perMonth: translations<string>('A month', 'Miesięcznie'),
  noLimit: translations<string>('no limit', 'bez limitu'),
  yourTier: translations<string>('yours', 'Twój'),
  tiersResets: translations<string>(
    'Days and months begin at midnight UTC. Single accounts may have other limits.',
    'Dni i miesiące zaczynają się o północy czasu UTC. Pojedyncze konta mogą mieć własne limity.',
  ),
  tiersAnonymous: translations<string>(
    'Requests without an account have limits per network address, which no tier changes. Create a free account for more.',
    'Zapytania bez konta mają limity według adresu sieciowego, niezależne od planu. Darmowe konto pozwala na więcej.',
  ),
  otherTier: translations<string>('Get another tier', 'Zmiana planu'),
  otherTierText: translations<string>(
    'Ask the operator of this service, and name the e-mail address of your account. A change takes effect within two seconds, and your keys stay the same.',
    'Napisz do operatora serwisu i podaj adres e-mail swojego konta. Zmiana działa w ciągu dwóch sekund, a klucze pozostają te same.',
  ),
  otherTierCommand: translations<string>(
    'If you run this service yourself, use the command line:',
    'Jeśli serwis działa u Ciebie, użyj wiersza poleceń:',
  ),
  accountSections: translations<string>('Account', 'Konto'),
  overview: translations<string>('Overview', 'Przegląd'),
  applications: translations<string>('Applications', 'Aplikacje'),
  startWithKey: translations<string>('Call the API', 'Korzystaj z API'),
  startWithKeyText: translations<string>(
    'Create a key, then send your first request.',
    'Utwórz klucz i wyślij pierwsze zapytanie.',
  ),
  requestsToday: translations<string>('Requests today', 'Zapytania dzisiaj'),
  countOfLimit: translations<With<'count' | 'limit'>>(
    ({ count, limit }) => `${count} of ${limit}`,
    ({ count, limit }) => `${count} z ${limit}`,
  ),
  clients: translations<string>('Connected applications', 'Połączone aplikacje'),
  noClients: translations<string>(
    'None. Applications that you connect appear here.',
    'Brak. Tu pojawi się aplikacja, którą połączysz.',
  ),
  clientHost: translations<string>('Redirects to', 'Przekierowuje do'),
  clientDetails: translations<string>('Details', 'Szczegóły'),
  clientMay: translations<string>('Can', 'Może'),
  clientSince: translations<string>('Connected', 'Połączono'),
  clientUsed: translations<string>('Last renewed', 'Ostatnio odnowiono'),
  disconnect: translations<string>('Disconnect', 'Odłącz'),
  changePassword: translations<string>('Change password', 'Zmień hasło'),
  signOut: translations<string>('Sign out', 'Wyloguj się'),
  signOutEverywhere: translations<string>('Sign out everywhere', 'Wyloguj się wszędzie'),
  signOutEverywhereText: translations<string>(
    'Ends your sessions in all browsers and disconnects all applications.',
    'Kończy sesje we wszystkich przeglądarkach i odłącza wszystkie aplikacje.',
  ),
};
