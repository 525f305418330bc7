import { byLanguage } from '../contract/languages.ts';
import type { Language } from '../contract/vocabulary.ts';

/** A sentence in all languages: one that lacks does not compile. */
const row = <Words extends string | ((...given: never[]) => string)>(
  en: Words,
  pl: Words,
): Readonly<Record<Language, Words>> => ({ en, pl });

type With<Names extends string> = (given: Readonly<Record<Names, string>>) => string;

/** Everything that people read on pages and in mails. Each row is English, then Polish. */
const TABLE = {
  service: row<string>('Trivia Question Service', 'Trivia Question Service'),
  skip: row<string>('Skip to content', 'Przejdź do treści'),
  languages: row<string>('Language', 'Język'),
  reference: row<string>('API reference', 'Dokumentacja API'),

  errorTitle: row<With<'title'>>(
    ({ title }) => `Error: ${title}`,
    ({ title }) => `Błąd: ${title}`,
  ),
  errorSummary: row<string>('There is a problem', 'Coś wymaga poprawy'),
  email: row<string>('E-mail address', 'Adres e-mail'),
  password: row<string>('Password', 'Hasło'),
  newPassword: row<string>('New password', 'Nowe hasło'),
  passwordHint: row<With<'shortest'>>(
    ({ shortest }) =>
      `At least ${shortest} characters. Three or four words of your own are strong and easy to keep.`,
    ({ shortest }) =>
      `Co najmniej ${shortest} znaków. Trzy lub cztery własne słowa są silne i łatwe do zapamiętania.`,
  ),
  emailWanted: row<string>(
    'Enter an e-mail address such as ada@example.org',
    'Podaj adres e-mail, na przykład ada@example.org',
  ),
  passwordWanted: row<string>('Enter your password', 'Podaj hasło'),
  'too short': row<With<'shortest'>>(
    ({ shortest }) => `Choose a password of at least ${shortest} characters`,
    ({ shortest }) => `Wybierz hasło, które ma co najmniej ${shortest} znaków`,
  ),
  'too long': row<With<'longest'>>(
    ({ longest }) => `Choose a password of at most ${longest} characters`,
    ({ longest }) => `Wybierz hasło, które ma najwyżej ${longest} znaków`,
  ),
  'too common': row<string>(
    'This password is one of the first that others would try: choose another',
    'To hasło jest jednym z pierwszych, których ktoś by spróbował: wybierz inne',
  ),
  'is the address': row<string>(
    'The password must not be your e-mail address: choose another',
    'Hasło nie może być adresem e-mail: wybierz inne',
  ),

  signUp: row<string>('Create an account', 'Załóż konto'),
  signUpIntro: row<string>(
    'With an account you can connect applications and AI agents to the service.',
    'Konto pozwala łączyć z serwisem aplikacje i agentów AI.',
  ),
  signUpButton: row<string>('Create account', 'Załóż konto'),
  haveAccount: row<string>('Have an account already?', 'Masz już konto?'),
  checkMail: row<string>('Check your mail', 'Sprawdź pocztę'),
  checkMailText: row<With<'email'>>(
    ({ email }) => `We are sending a mail to ${email}. Follow its link within 24 hours to finish.`,
    ({ email }) =>
      `Wysyłamy wiadomość na adres ${email}. Aby dokończyć, otwórz zawarty w niej link w ciągu 24 godzin.`,
  ),
  checkMailAgain: row<With<'email'>>(
    ({ email }) => `Another mail is on its way to ${email}. Only the link of the latest one works.`,
    ({ email }) => `Kolejna wiadomość jest w drodze na adres ${email}. Działa tylko link z najnowszej.`,
  ),
  nothingCame: row<string>('Nothing there after a few minutes?', 'Po kilku minutach nadal nic nie ma?'),
  lookIntoSpam: row<string>(
    'Look in your spam folder first. A wrong address can be corrected by starting again.',
    'Zajrzyj najpierw do folderu ze spamem. Błędny adres można poprawić, zaczynając od nowa.',
  ),
  sendAgain: row<string>('Send again', 'Wyślij ponownie'),
  startAgain: row<string>('Start again with another address', 'Zacznij od nowa z innym adresem'),

  confirm: row<string>('Confirm your address', 'Potwierdź adres'),
  confirmIntro: row<With<'email'>>(
    ({ email }) => `To finish, enter the password that you chose for ${email}.`,
    ({ email }) => `Aby dokończyć, podaj hasło wybrane dla adresu ${email}.`,
  ),
  confirmNotYou: row<string>(
    'You have not signed up? Then close this page: nothing happens.',
    'To nie Ty zakładasz konto? Zamknij tę stronę: nic się nie stanie.',
  ),
  confirmButton: row<string>('Confirm and sign in', 'Potwierdź i zaloguj się'),
  confirmWrong: row<string>(
    'This is not the password that was chosen at sign-up',
    'To nie jest hasło wybrane przy zakładaniu konta',
  ),

  signIn: row<string>('Sign in', 'Zaloguj się'),
  signInWrong: row<string>(
    'The address or the password is not right. A new account works once its address is confirmed.',
    'Adres lub hasło jest nieprawidłowe. Nowe konto działa dopiero po potwierdzeniu adresu.',
  ),
  signInFor: row<With<'name' | 'host'>>(
    ({ name, host }) => `Sign in to connect the application ${name} (${host}).`,
    ({ name, host }) => `Zaloguj się, aby połączyć aplikację ${name} (${host}).`,
  ),
  signInAgain: row<string>(
    'The application asks you to sign in anew.',
    'Aplikacja prosi o ponowne zalogowanie.',
  ),
  cancelConnecting: row<string>('Cancel', 'Anuluj'),
  noAccount: row<string>('New here?', 'Nie masz konta?'),
  forgotten: row<string>('Forgotten your password?', 'Nie pamiętasz hasła?'),

  forgottenTitle: row<string>('Choose another password', 'Ustaw nowe hasło'),
  forgottenIntro: row<string>(
    'Enter the address of your account. We send you a link.',
    'Podaj adres swojego konta. Wyślemy Ci link.',
  ),
  forgottenButton: row<string>('Send the link', 'Wyślij link'),
  forgottenSent: row<With<'email'>>(
    ({ email }) =>
      `If there is an account with the address ${email}, a mail is on its way. Its link works for an hour.`,
    ({ email }) =>
      `Jeśli istnieje konto z adresem ${email}, wiadomość jest w drodze. Zawarty w niej link działa przez godzinę.`,
  ),
  forgottenNothing: row<string>(
    'Nothing comes? Look in your spam folder, then send it again, or create an account with this address.',
    'Nic nie przychodzi? Sprawdź folder ze spamem, wyślij ponownie albo załóż konto z tym adresem.',
  ),
  resetIntro: row<With<'email'>>(
    ({ email }) =>
      `For the account ${email}. All browsers are signed out and all applications disconnected when the password changes.`,
    ({ email }) =>
      `Dla konta ${email}. Zmiana hasła wylogowuje wszystkie przeglądarki i odłącza wszystkie aplikacje.`,
  ),
  resetButton: row<string>('Save and sign in', 'Zapisz i zaloguj się'),

  account: row<string>('Your account', 'Twoje konto'),
  tier: row<string>('Tier', 'Plan'),
  usage: row<string>('Usage', 'Wykorzystanie'),
  usageLink: row<string>('Requests by day (JSON)', 'Zapytania według dni (JSON)'),
  clients: row<string>('Connected applications', 'Połączone aplikacje'),
  noClients: row<string>(
    'None. An application that you connect appears here.',
    'Brak. Tu pojawi się aplikacja, którą połączysz.',
  ),
  clientHost: row<string>('Sends you to', 'Przekierowuje do'),
  clientMay: row<string>('May', 'Może'),
  clientSince: row<string>('Connected', 'Połączono'),
  clientUsed: row<string>('Last renewed', 'Ostatnio odnowiono'),
  disconnect: row<string>('Disconnect', 'Odłącz'),
  changePassword: row<string>('Change password', 'Zmień hasło'),
  signOut: row<string>('Sign out', 'Wyloguj się'),
  signOutEverywhere: row<string>('Sign out everywhere', 'Wyloguj się wszędzie'),
  signOutEverywhereText: row<string>(
    'Ends your sessions in all browsers and disconnects all applications.',
    'Kończy sesje we wszystkich przeglądarkach i odłącza wszystkie aplikacje.',
  ),

  consent: row<With<'name'>>(
    ({ name }) => `Connect ${name}?`,
    ({ name }) => `Połączyć aplikację ${name}?`,
  ),
  consentIntro: row<string>(
    'An application asks for access to your account.',
    'Aplikacja prosi o dostęp do Twojego konta.',
  ),
  consentName: row<string>('Calls itself', 'Nazywa się'),
  consentHost: row<string>('You are sent to', 'Zostaniesz przekierowany(-a) do'),
  consentAccount: row<string>('Your account', 'Twoje konto'),
  consentMay: row<string>(
    'If you allow it, the application may',
    'Jeśli się zgodzisz, aplikacja będzie mogła',
  ),
  consentWarning: row<string>(
    'The application has chosen its name itself. Allow it only if you have started this and know the place that you are sent to.',
    'Aplikacja sama wybrała swoją nazwę. Zgódź się tylko wtedy, gdy połączenie zaczynasz Ty i znasz miejsce, do którego zostaniesz przekierowany(-a).',
  ),
  consentLater: row<string>(
    'Its requests count towards the limits of your account. You can disconnect it on the page of your account at any time.',
    'Jej zapytania wliczają się do limitów Twojego konta. W każdej chwili możesz ją odłączyć na stronie konta.',
  ),
  allow: row<string>('Allow', 'Zgadzam się'),
  deny: row<string>('Do not allow', 'Nie zgadzam się'),
  otherAccount: row<string>(
    'You want to use another account? Sign out, then connect again from the application.',
    'Chcesz użyć innego konta? Wyloguj się, a potem połącz ponownie z aplikacji.',
  ),

  'scope openid': row<string>(
    'recognise you by the id of your account',
    'rozpoznać Cię po identyfikatorze konta',
  ),
  'scope profile': row<string>('see the name of your account', 'zobaczyć nazwę Twojego konta'),
  'scope email': row<string>('see your e-mail address', 'zobaczyć Twój adres e-mail'),
  'scope offline_access': row<string>(
    'stay connected while you are away, until you disconnect it',
    'pozostać połączona pod Twoją nieobecność, dopóki jej nie odłączysz',
  ),
  'scope svc:read': row<string>(
    'read questions and send reports about them in your name',
    'czytać pytania i zgłaszać w nich błędy w Twoim imieniu',
  ),

  'done signed-out': row<string>('You are signed out.', 'Wylogowano.'),
  'done signed-out-everywhere': row<string>(
    'You are signed out everywhere, and all applications are disconnected.',
    'Wylogowano wszędzie i odłączono wszystkie aplikacje.',
  ),
  'done confirmed': row<string>('Your address is confirmed. Welcome!', 'Adres potwierdzony. Witamy!'),
  'done password-changed': row<string>('Your password is changed.', 'Hasło zostało zmienione.'),
  'done disconnected': row<string>('The application is disconnected.', 'Aplikacja została odłączona.'),
  'done not-connected': row<string>(
    'This application was not connected any more.',
    'Ta aplikacja nie była już połączona.',
  ),

  linkGone: row<string>('This link does not work', 'Ten link nie działa'),
  linkGoneText: row<string>(
    'It has been used, is too old, or a later mail has taken its place.',
    'Został użyty, wygasł albo zastąpiła go późniejsza wiadomość.',
  ),
  interactionGone: row<string>('This request has ended', 'Ta prośba wygasła'),
  interactionGoneText: row<string>(
    'It is too old, is done, or was begun in another browser. Go back to the application and connect again.',
    'Jest zbyt stara, zakończona albo zaczęła się w innej przeglądarce. Wróć do aplikacji i połącz ją ponownie.',
  ),
  connectingFailed: row<string>('Connecting cannot go on', 'Nie można kontynuować łączenia'),
  whatToDo: row<string>('What to do', 'Co zrobić'),
  connectingFailedText: row<string>(
    'Go back to the application that sent you here, and connect it anew. If this page comes again, the request of the application is at fault. It was told:',
    'Wróć do aplikacji, która tu przekierowała, i połącz ją ponownie. Jeśli ta strona pojawi się znowu, błędne jest żądanie aplikacji. Odpowiedź dla niej brzmi:',
  ),
  formRefused: row<string>('This form is out of date', 'Ten formularz jest nieaktualny'),
  formRefusedText: row<string>(
    'Nothing was changed. Open the page anew and send the form again; cookies must be allowed for this site.',
    'Nic nie zostało zmienione. Otwórz stronę na nowo i wyślij formularz jeszcze raz; pliki cookie muszą być dozwolone.',
  ),
  tooMany: row<string>('Too many attempts', 'Zbyt wiele prób'),
  tooManyText: row<With<'wait'>>(
    ({ wait }) => `Nothing was changed. Try again after: ${wait}.`,
    ({ wait }) => `Nic nie zostało zmienione. Spróbuj ponownie po czasie: ${wait}.`,
  ),
  unavailable: row<string>('Not available just now', 'Chwilowo niedostępne'),
  unavailableText: row<string>(
    'A part of the service is not answering. Try again in a few seconds.',
    'Część serwisu nie odpowiada. Spróbuj ponownie za kilka sekund.',
  ),
  broken: row<string>('Something went wrong', 'Coś poszło nie tak'),
  brokenText: row<With<'id'>>(
    ({ id }) => `The fault is ours. Try again; if it stays, report the request ${id}.`,
    ({ id }) => `To nasz błąd. Spróbuj ponownie; jeśli się powtórzy, zgłoś zapytanie ${id}.`,
  ),
  malformed: row<string>('This could not be read', 'Nie udało się tego odczytać'),
  malformedText: row<string>(
    'The browser has sent something that is no form of ours. Go back and try again.',
    'Przeglądarka wysłała coś, co nie jest naszym formularzem. Wróć i spróbuj ponownie.',
  ),

  mailGreeting: row<string>('Hello,', 'Dzień dobry,'),
  mailConfirm: row<string>('Confirm your address', 'Potwierdź swój adres'),
  mailConfirmText: row<string>(
    'somebody, most likely you, has signed up with this address. To finish, follow this link within 24 hours and enter the password that you chose:',
    'ktoś, zapewne Ty, zakłada konto z tym adresem. Aby dokończyć, otwórz ten link w ciągu 24 godzin i podaj wybrane hasło:',
  ),
  mailConfirmNotYou: row<string>(
    'You have not signed up? Then ignore this mail: without the link no account is made.',
    'To nie Ty? Zignoruj tę wiadomość: bez otwarcia linku konto nie powstanie.',
  ),
  mailTaken: row<string>('You have an account already', 'Masz już konto'),
  mailTakenText: row<string>(
    'somebody, most likely you, has tried to sign up with this address, which has an account already. Sign in here:',
    'ktoś, zapewne Ty, próbuje założyć konto z tym adresem, a konto już istnieje. Tu możesz się zalogować:',
  ),
  mailTakenForgotten: row<string>(
    'If you do not remember the password, choose another one here:',
    'Jeśli nie pamiętasz hasła, ustaw nowe tutaj:',
  ),
  mailReset: row<string>('Choose another password', 'Ustaw nowe hasło'),
  mailResetText: row<string>(
    'somebody, most likely you, wants another password for the account with this address. To choose it, follow this link within an hour:',
    'ktoś, zapewne Ty, chce ustawić nowe hasło do konta z tym adresem. Aby je wybrać, otwórz ten link w ciągu godziny:',
  ),
  mailResetNotYou: row<string>(
    'It was not you? Then ignore this mail: the password stays as it is.',
    'To nie Ty? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
  ),
  mailChanged: row<string>('Your password was changed', 'Hasło zostało zmienione'),
  mailChangedText: row<string>(
    'the password of the account with this address was changed just now. All browsers were signed out and all applications disconnected.',
    'hasło do konta z tym adresem zostało właśnie zmienione. Wszystkie przeglądarki zostały wylogowane, a wszystkie aplikacje odłączone.',
  ),
  mailChangedNotYou: row<string>(
    'It was not you? Then somebody reads your mail. Secure it first, then choose another password here:',
    'To nie Ty? Ktoś ma dostęp do Twojej poczty. Najpierw ją zabezpiecz, a potem ustaw nowe hasło tutaj:',
  ),
};

/** The sentences of one language. */
export type Words = {
  readonly [Name in keyof typeof TABLE]: (typeof TABLE)[Name][Language];
};

const wordsOf = (language: Language): Words =>
  Object.fromEntries(Object.entries(TABLE).map(([name, each]) => [name, each[language]])) as Words;

export const WORDS: Readonly<Record<Language, Words>> = byLanguage(wordsOf);

/** A sentence by a name that is put together; undefined when there is none. */
export function sentenceNamed(words: Words, name: string): string | undefined {
  const known = Object.entries(words).find(([each]) => each === name)?.[1];
  return typeof known === 'string' ? known : undefined;
}
