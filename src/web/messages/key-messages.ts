import { translations, type With } from './translations.ts';

/** What the pages about API keys say. Each row is English, then Polish. */
export const KEY_MESSAGES = {
  keys: translations<string>('API keys', 'Klucze API'),
  keysIntro: translations<string>(
    "A program sends a key with each request. All your keys share your account's limits.",
    'Program wysyła klucz z każdym zapytaniem. Wszystkie klucze konta mają wspólne limity.',
  ),
  noKeys: translations<string>(
    'You have no active keys. Create one to call the API.',
    'Nie masz aktywnych kluczy. Utwórz klucz, aby korzystać z API.',
  ),
  activeKeys: translations<With<'count' | 'most'>>(
    ({ count, most }) => `Active keys: ${count} of ${most}`,
    ({ count, most }) => `Aktywne klucze: ${count} z ${most}`,
  ),
  endedKeys: translations<With<'count'>>(
    ({ count }) => `Keys that no longer work: ${count}`,
    ({ count }) => `Klucze, które już nie działają: ${count}`,
  ),
  allKeys: translations<string>('All keys', 'Wszystkie klucze'),

  newKey: translations<string>('Create a key', 'Utwórz klucz'),
  createKey: translations<string>('Create key', 'Utwórz klucz'),
  keyName: translations<string>('Name', 'Nazwa'),
  keyNameHint: translations<string>(
    'What the key is for, such as “website” or “pub quiz”. Only you see it.',
    'Do czego służy klucz, na przykład „strona” albo „quiz w pubie”. Nazwę widzisz tylko Ty.',
  ),
  keyNameRequired: translations<string>('Enter a name, such as website', 'Podaj nazwę, na przykład: strona'),
  keyNameTooLong: translations<With<'longest'>>(
    ({ longest }) => `Enter a name of at most ${longest} characters`,
    ({ longest }) => `Podaj nazwę, która ma najwyżej ${longest} znaków`,
  ),
  keyScope: translations<string>('Where the key is used', 'Gdzie będzie używany klucz'),
  keyScopeRequired: translations<string>(
    'Choose where the key is used',
    'Wybierz, gdzie będzie używany klucz',
  ),
  'key pk': translations<string>('Publishable', 'Publiczny'),
  'key sk': translations<string>('Secret', 'Tajny'),
  'key pk text': translations<string>(
    'For code that others can read, such as web pages and apps. It can draw and list questions.',
    'Do kodu, który inni mogą przeczytać, na przykład stron i aplikacji. Pozwala losować i przeglądać pytania.',
  ),
  'key sk text': translations<string>(
    'For servers and scripts that nobody else can read. It can also download exports. Web pages of other sites cannot use it.',
    'Do serwerów i skryptów, których nikt inny nie może przeczytać. Pozwala też pobierać eksporty. Strony innych serwisów nie mogą go użyć.',
  ),
  keyMode: translations<string>('Live or test', 'Produkcyjny czy testowy'),
  keyModeRequired: translations<string>('Choose live or test', 'Wybierz klucz produkcyjny albo testowy'),
  'key live': translations<string>('Live', 'Produkcyjny'),
  'key test': translations<string>('Test', 'Testowy'),
  'key live text': translations<string>('For what your users see.', 'Do tego, co widzą użytkownicy.'),
  'key test text': translations<string>(
    'For trying things out. It works like a live key, but you recognise it by “test” in its text.',
    'Do prób. Działa tak samo, ale poznasz go po słowie „test” w treści klucza.',
  ),
  keyExpires: translations<string>('Expiry date (optional)', 'Data wygaśnięcia (opcjonalnie)'),
  keyExpiresHint: translations<string>(
    'The key stops working when this day begins (UTC). Leave it empty for a key that does not expire.',
    'Klucz przestanie działać, gdy zacznie się ten dzień (UTC). Bez daty klucz nie wygasa.',
  ),
  keyExpiresInvalid: translations<string>(
    'Enter a date in the future, such as 2030-01-31, or leave it empty',
    'Podaj przyszłą datę, na przykład 2030-01-31, albo zostaw puste pole',
  ),
  tooManyKeys: translations<With<'most'>>(
    ({ most }) =>
      `You have ${most} active keys, which is the maximum. Revoke a key first. A rotated key counts until it stops working.`,
    ({ most }) =>
      `Masz już maksymalną liczbę aktywnych kluczy (${most}). Najpierw unieważnij któryś z nich. Wymieniony klucz liczy się, dopóki działa.`,
  ),

  issuedKey: translations<string>('Your new key', 'Twój nowy klucz'),
  issuedKeyOnce: translations<string>(
    'Copy this key now. We store only a hash of it, so it is shown only this once.',
    'Skopiuj klucz teraz. Przechowujemy tylko jego skrót, więc nie pokażemy go po raz drugi.',
  ),
  oldKeyUntil: translations<With<'prefix' | 'time'>>(
    ({ prefix, time }) => `The old key ${prefix} works until ${time}.`,
    ({ prefix, time }) => `Stary klucz ${prefix} działa do: ${time}.`,
  ),
  oldKeyEnded: translations<With<'prefix'>>(
    ({ prefix }) => `The old key ${prefix} no longer works.`,
    ({ prefix }) => `Stary klucz ${prefix} już nie działa.`,
  ),
  snippetCurl: translations<string>('On the command line', 'W wierszu poleceń'),
  snippetClient: translations<string>('In JavaScript or TypeScript', 'W JavaScripcie lub TypeScripcie'),
  snippetMcp: translations<string>('In an AI agent (MCP)', 'W agencie AI (MCP)'),
  copyKey: translations<string>('Copy key', 'Skopiuj klucz'),
  copyCommand: translations<string>('Copy command', 'Skopiuj polecenie'),
  copyCode: translations<string>('Copy code', 'Skopiuj kod'),
  copyConfiguration: translations<string>('Copy configuration', 'Skopiuj konfigurację'),
  copied: translations<string>('Copied', 'Skopiowano'),
  keySaved: translations<string>('Saved it? Continue', 'Klucz zapisany? Przejdź dalej'),
  useInDocs: translations<string>('In the API reference', 'W dokumentacji API'),
  useInDocsText: translations<string>(
    'Store the key in this browser, and the API reference sends it with the requests that you try there. Do not do this on a shared computer.',
    'Zapisz klucz w tej przeglądarce, a dokumentacja API będzie go wysyłać z wypróbowywanymi zapytaniami. Nie rób tego na wspólnym komputerze.',
  ),
  useInDocsButton: translations<string>('Store for the API reference', 'Zapisz dla dokumentacji API'),
  useInDocsDone: translations<string>(
    'Stored. The API reference now uses this key.',
    'Zapisano. Dokumentacja API używa teraz tego klucza.',
  ),
  noSuchKey: translations<string>('Your account has no such key.', 'Na Twoim koncie nie ma takiego klucza.'),

  keyCreated: translations<string>('Created', 'Utworzono'),
  keyUsed: translations<string>('Last used', 'Ostatnie użycie'),
  keyNeverUsed: translations<string>('never', 'nigdy'),
  keyEnds: translations<string>('Expires', 'Wygasa'),
  keyNeverEnds: translations<string>('never', 'nigdy'),
  keyEnded: translations<string>('Expired', 'Wygasł'),
  keyRevoked: translations<string>('Revoked', 'Unieważniono'),
  keyNetworks: translations<string>('Networks', 'Sieci'),
  keyAnyNetwork: translations<string>('all', 'wszystkie'),
  keyReplaced: translations<string>('Replaced by a newer key', 'Zastąpiony nowszym kluczem'),
  keySuccessor: translations<string>('Newer key', 'Nowszy klucz'),

  networksTitle: translations<string>('Allowed networks', 'Dozwolone sieci'),
  networksLabel: translations<string>(
    'Addresses and ranges, one a line',
    'Adresy i zakresy, po jednym w wierszu',
  ),
  networksHint: translations<With<'most'>>(
    ({ most }) =>
      `Only requests from these networks may use the key, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32; up to ${most}. Leave it empty to allow all.`,
    ({ most }) =>
      `Tylko zapytania z tych sieci mogą używać klucza, na przykład 192.0.2.7, 192.0.2.0/24 lub 2001:db8::/32; najwyżej ${most}. Puste pole oznacza wszystkie sieci.`,
  ),
  networksSave: translations<string>('Save networks', 'Zapisz sieci'),
  networksAddOwn: translations<With<'network'>>(
    ({ network }) => `Add your address ${network} and save`,
    ({ network }) => `Dodaj swój adres ${network} i zapisz`,
  ),
  networkInvalid: translations<With<'text'>>(
    ({ text }) => `“${text}” is not an address or range`,
    ({ text }) => `„${text}” nie jest adresem ani zakresem`,
  ),
  networksTooMany: translations<With<'most'>>(
    ({ most }) => `Enter at most ${most} addresses and ranges`,
    ({ most }) => `Podaj najwyżej ${most} adresów i zakresów`,
  ),

  rotateKey: translations<string>('Rotate key', 'Wymień klucz'),
  rotateTitle: translations<With<'name'>>(
    ({ name }) => `Rotate “${name}”`,
    ({ name }) => `Wymiana klucza „${name}”`,
  ),
  rotateText: translations<string>(
    'You get a new key with the same name, kind and networks. Use it instead of the old one before that one stops working.',
    'Otrzymasz nowy klucz o tej samej nazwie, rodzaju i sieciach. Wstaw go w miejsce starego, zanim tamten przestanie działać.',
  ),
  overlap: translations<string>('The old key stops working', 'Stary klucz przestanie działać'),
  overlapRequired: translations<string>(
    'Choose when the old key stops working',
    'Wybierz, kiedy stary klucz przestanie działać',
  ),
  'overlap 0': translations<string>('at once', 'natychmiast'),
  'overlap 1h': translations<string>('in an hour', 'za godzinę'),
  'overlap 24h': translations<string>('in a day', 'za dobę'),
  'overlap 7d': translations<string>('in a week', 'za tydzień'),
  'overlap 30d': translations<string>('in 30 days', 'za 30 dni'),
  rotateButton: translations<string>('Create the new key', 'Utwórz nowy klucz'),

  revokeKey: translations<string>('Revoke key', 'Unieważnij klucz'),
  revokeTitle: translations<With<'name'>>(
    ({ name }) => `Revoke “${name}”?`,
    ({ name }) => `Unieważnić klucz „${name}”?`,
  ),
  revokeText: translations<string>(
    'Programs that use this key stop working within two seconds. This cannot be undone.',
    'Programy, które używają tego klucza, przestaną działać w ciągu dwóch sekund. Tego nie można cofnąć.',
  ),
  revokeButton: translations<string>('Revoke this key', 'Unieważnij ten klucz'),
  cancel: translations<string>('Cancel', 'Anuluj'),

  'done key-exists': translations<string>(
    'This form has created this key before. It was shown once and cannot be shown again. If you did not save it, rotate or revoke it.',
    'Ten formularz już utworzył ten klucz. Klucza nie można pokazać po raz drugi. Jeśli nie jest zapisany, wymień go albo unieważnij.',
  ),
  'done key-rotated': translations<string>(
    'That key has been rotated before. This is its newer key, which cannot be shown again.',
    'Tamten klucz został już wymieniony. To jego nowszy klucz, którego nie można pokazać po raz drugi.',
  ),
  'done key-ended': translations<string>(
    'This key no longer works, so it cannot be rotated. Create a new one.',
    'Ten klucz już nie działa, więc nie można go wymienić. Utwórz nowy.',
  ),
  'done networks-saved': translations<string>(
    'Saved. It takes effect within two seconds.',
    'Zapisano. Zmiana zadziała w ciągu dwóch sekund.',
  ),
  'done key-revoked': translations<string>('The key has been revoked.', 'Klucz został unieważniony.'),
};
