import { translations, type With } from './translations.ts';

/** What mails say, and pages outside of the account. Each row is English, then Polish. */
export const PAGE_MESSAGES = {
  service: translations<string>('Trivia Question Service', 'Trivia Question Service'),
  reference: translations<string>('API reference', 'Dokumentacja API'),

  errorTitle: translations<With<'title'>>(
    ({ title }) => `Error: ${title}`,
    ({ title }) => `Błąd: ${title}`,
  ),
  errorSummary: translations<string>('There is a problem', 'Coś wymaga poprawy'),
  email: translations<string>('E-mail address', 'Adres e-mail'),
  password: translations<string>('Password', 'Hasło'),
  newPassword: translations<string>('New password', 'Nowe hasło'),
  passwordHint: translations<With<'shortest'>>(
    ({ shortest }) =>
      `At least ${shortest} characters. Three or four words that you choose yourself make a strong password that is easy to remember.`,
    ({ shortest }) =>
      `Co najmniej ${shortest} znaków. Trzy lub cztery własne słowa tworzą silne hasło, które łatwo zapamiętać.`,
  ),
  emailRequired: translations<string>(
    'Enter an e-mail address such as ada@example.org',
    'Podaj adres e-mail, na przykład ada@example.org',
  ),
  passwordRequired: translations<string>('Enter your password', 'Podaj hasło'),
  'too short': translations<With<'shortest'>>(
    ({ shortest }) => `Choose a password of at least ${shortest} characters`,
    ({ shortest }) => `Wybierz hasło, które ma co najmniej ${shortest} znaków`,
  ),
  'too long': translations<With<'longest'>>(
    ({ longest }) => `Choose a password of at most ${longest} characters`,
    ({ longest }) => `Wybierz hasło, które ma najwyżej ${longest} znaków`,
  ),
  'too common': translations<string>(
    'That password is too easy to guess. Choose another.',
    'To hasło zbyt łatwo odgadnąć. Wybierz inne.',
  ),
  'is the address': translations<string>(
    'The password must not be your e-mail address. Choose another.',
    'Hasło nie może być adresem e-mail. Wybierz inne.',
  ),

  signUp: translations<string>('Create an account', 'Załóż konto'),
  signUpIntro: translations<string>(
    'With an account you can create API keys, and connect applications and AI agents to the service.',
    'Konto pozwala tworzyć klucze API oraz łączyć z serwisem aplikacje i agentów AI.',
  ),
  signUpButton: translations<string>('Create account', 'Załóż konto'),
  haveAccount: translations<string>('Already have an account?', 'Masz już konto?'),
  checkMail: translations<string>('Check your mail', 'Sprawdź pocztę'),
  checkMailText: translations<With<'email'>>(
    ({ email }) => `We are sending a mail to ${email}. Follow the link in it within 24 hours to finish.`,
    ({ email }) =>
      `Wysyłamy wiadomość na adres ${email}. Aby dokończyć, otwórz zawarty w niej link w ciągu 24 godzin.`,
  ),
  checkMailAgain: translations<With<'email'>>(
    ({ email }) => `Another mail is on its way to ${email}. Only the link in the latest mail works.`,
    ({ email }) => `Kolejna wiadomość jest w drodze na adres ${email}. Działa tylko link z najnowszej.`,
  ),
  nothingCame: translations<string>('Nothing after a few minutes?', 'Po kilku minutach nadal nic nie ma?'),
  lookIntoSpam: translations<string>(
    'Check your spam folder first. If the address was wrong, start over with the right one.',
    'Zajrzyj najpierw do folderu ze spamem. Błędny adres można poprawić, zaczynając od nowa.',
  ),
  mailInLog: translations<string>('The mail is in the log', 'Wiadomość jest w dzienniku'),
  noMailServer: translations<string>(
    'This service has no mail server, so the mail with the link was not sent. It is in the log of the service: in the terminal where it was started, or in the log of the API container.',
    'Ten serwis nie ma serwera poczty, więc wiadomość z linkiem nie została wysłana. Jest w dzienniku serwisu: w terminalu, w którym został uruchomiony, albo w dzienniku kontenera API.',
  ),
  // It does not say whether there is such an account.
  noMailServerForgotten: translations<With<'email'>>(
    ({ email }) =>
      `This service has no mail server. If there is an account with the address ${email}, the mail with the link is in the log of the service: in the terminal where it was started, or in the log of the API container.`,
    ({ email }) =>
      `Ten serwis nie ma serwera poczty. Jeśli istnieje konto z adresem ${email}, wiadomość z linkiem jest w dzienniku serwisu: w terminalu, w którym został uruchomiony, albo w dzienniku kontenera API.`,
  ),
  sendAgain: translations<string>('Send again', 'Wyślij ponownie'),
  startAgain: translations<string>('Start over with another address', 'Zacznij od nowa z innym adresem'),

  confirm: translations<string>('Confirm your address', 'Potwierdź adres'),
  confirmIntro: translations<With<'email'>>(
    ({ email }) => `To finish, enter the password that you chose for ${email}.`,
    ({ email }) => `Aby dokończyć, podaj hasło wybrane dla adresu ${email}.`,
  ),
  confirmNotYou: translations<string>(
    "Didn't sign up? You can safely close this page.",
    'To nie Ty zakładasz konto? Zamknij tę stronę: nic się nie stanie.',
  ),
  confirmButton: translations<string>('Confirm and sign in', 'Potwierdź i zaloguj się'),
  confirmWrong: translations<string>(
    'This is not the password that was chosen at sign-up',
    'To nie jest hasło wybrane przy zakładaniu konta',
  ),

  signIn: translations<string>('Sign in', 'Zaloguj się'),
  signInWrong: translations<string>(
    'The address or the password is wrong. You can use a new account once you have confirmed its address.',
    'Adres lub hasło jest nieprawidłowe. Nowe konto działa dopiero po potwierdzeniu adresu.',
  ),
  signInFor: translations<With<'name' | 'host'>>(
    ({ name, host }) => `Sign in to connect the application ${name} (${host}).`,
    ({ name, host }) => `Zaloguj się, aby połączyć aplikację ${name} (${host}).`,
  ),
  signInAgain: translations<string>(
    'The application asks you to sign in again.',
    'Aplikacja prosi o ponowne zalogowanie.',
  ),
  cancelConnecting: translations<string>('Cancel', 'Anuluj'),
  noAccount: translations<string>('New here?', 'Nie masz konta?'),
  forgotten: translations<string>('Forgotten your password?', 'Nie pamiętasz hasła?'),

  forgottenTitle: translations<string>('Choose a new password', 'Ustaw nowe hasło'),
  forgottenIntro: translations<string>(
    'Enter the address of your account, and we will send you a link.',
    'Podaj adres swojego konta. Wyślemy Ci link.',
  ),
  forgottenButton: translations<string>('Send the link', 'Wyślij link'),
  forgottenSent: translations<With<'email'>>(
    ({ email }) =>
      `If there is an account with the address ${email}, a mail is on its way. The link in it works for an hour.`,
    ({ email }) =>
      `Jeśli istnieje konto z adresem ${email}, wiadomość jest w drodze. Zawarty w niej link działa przez godzinę.`,
  ),
  forgottenNothing: translations<string>(
    'Nothing received? Check your spam folder, resend the mail, or create an account with this address.',
    'Nic nie przychodzi? Sprawdź folder ze spamem, wyślij ponownie albo załóż konto z tym adresem.',
  ),
  resetIntro: translations<With<'email'>>(
    ({ email }) =>
      `For the account ${email}. Changing the password signs out all browsers and disconnects all applications.`,
    ({ email }) =>
      `Dla konta ${email}. Zmiana hasła wylogowuje wszystkie przeglądarki i odłącza wszystkie aplikacje.`,
  ),
  resetButton: translations<string>('Save and sign in', 'Zapisz i zaloguj się'),

  consent: translations<With<'name'>>(
    ({ name }) => `Connect ${name}?`,
    ({ name }) => `Połączyć aplikację ${name}?`,
  ),
  consentIntro: translations<string>(
    'An application requests access to your account.',
    'Aplikacja prosi o dostęp do Twojego konta.',
  ),
  consentName: translations<string>('Name it gives itself', 'Nazywa się'),
  consentHost: translations<string>('You will be redirected to', 'Nastąpi przekierowanie do'),
  consentAccount: translations<string>('Your account', 'Twoje konto'),
  consentMay: translations<string>(
    'If you allow it, the application can',
    'Jeśli się zgodzisz, aplikacja będzie mogła',
  ),
  consentWarning: translations<string>(
    "We haven't verified this application's name. Only continue if you started this and recognise the address above.",
    'Nie sprawdziliśmy nazwy tej aplikacji. Zgódź się tylko wtedy, gdy połączenie zaczynasz Ty i znasz podany wyżej adres.',
  ),
  consentLater: translations<string>(
    'Its requests count towards your limits. You can disconnect it on your account page at any time.',
    'Jej zapytania wliczają się do limitów Twojego konta. W każdej chwili możesz ją odłączyć na stronie konta.',
  ),
  allow: translations<string>('Allow', 'Zgadzam się'),
  deny: translations<string>("Don't allow", 'Nie zgadzam się'),
  otherAccount: translations<string>(
    'Want to use another account? Sign out, then connect again from the application.',
    'Chcesz użyć innego konta? Wyloguj się, a potem połącz ponownie z aplikacji.',
  ),

  'scope openid': translations<string>(
    'recognise you by your account id',
    'rozpoznać Cię po identyfikatorze konta',
  ),
  'scope profile': translations<string>('see the tier of your account', 'zobaczyć plan Twojego konta'),
  'scope email': translations<string>('see your e-mail address', 'zobaczyć Twój adres e-mail'),
  'scope offline_access': translations<string>(
    'stay connected while you are away, until you disconnect it',
    'pozostać połączona pod Twoją nieobecność, dopóki jej nie odłączysz',
  ),
  'scope svc:read': translations<string>(
    'read questions, and report problems with them on your behalf',
    'czytać pytania i zgłaszać w nich błędy w Twoim imieniu',
  ),

  'done signed-out': translations<string>('You are signed out.', 'Wylogowano.'),
  'done signed-out-everywhere': translations<string>(
    'You are signed out everywhere, and all applications are disconnected.',
    'Wylogowano wszędzie i odłączono wszystkie aplikacje.',
  ),
  'done confirmed': translations<string>(
    'Your address is confirmed. Welcome!',
    'Adres potwierdzony. Witamy!',
  ),
  'done password-changed': translations<string>(
    'Your password has been changed.',
    'Hasło zostało zmienione.',
  ),
  'done disconnected': translations<string>(
    'The application has been disconnected.',
    'Aplikacja została odłączona.',
  ),
  'done not-connected': translations<string>(
    'The application was already disconnected.',
    'Ta aplikacja nie była już połączona.',
  ),

  home: translations<string>('Home page', 'Strona główna'),
  explore: translations<string>('Explore the questions', 'Przeglądaj pytania'),
  play: translations<string>('Play a round', 'Zagraj rundę'),
  notFound: translations<string>('Page not found', 'Nie ma takiej strony'),
  notFoundText: translations<string>(
    'Nothing is at this address. Check it for typos, or start from one of these pages:',
    'Pod tym adresem nic nie ma. Sprawdź, czy nie ma w nim literówki, albo zacznij od jednej z tych stron:',
  ),
  invalidLink: translations<string>('This link does not work', 'Ten link nie działa'),
  invalidLinkText: translations<string>(
    'It has been used, has expired, or has been replaced by a later mail.',
    'Został użyty, wygasł albo zastąpiła go późniejsza wiadomość.',
  ),
  invalidInteraction: translations<string>('This request has ended', 'Ta prośba wygasła'),
  invalidInteractionText: translations<string>(
    'It has expired, is complete, or was started in another browser. Go back to the application and connect again.',
    'Jest zbyt stara, zakończona albo zaczęła się w innej przeglądarce. Wróć do aplikacji i połącz ją ponownie.',
  ),
  connectingFailed: translations<string>(
    'This application could not be connected',
    'Nie udało się połączyć aplikacji',
  ),
  whatToDo: translations<string>('What to do', 'Co zrobić'),
  connectingFailedText: translations<string>(
    'Go back to the application that sent you here, and connect it again. If you see this page again, the application sent an invalid request. Details:',
    'Wróć do aplikacji, która tu przekierowała, i połącz ją ponownie. Jeśli ta strona pojawi się znowu, aplikacja wysłała błędne żądanie. Szczegóły:',
  ),
  forgedForm: translations<string>('This form is out of date', 'Ten formularz jest nieaktualny'),
  forgedFormText: translations<string>(
    'Nothing was changed. Go back, reload the page and send the form again. Cookies must be allowed for this site.',
    'Nic nie zostało zmienione. Otwórz stronę na nowo i wyślij formularz jeszcze raz; pliki cookie muszą być dozwolone.',
  ),
  tooMany: translations<string>('Too many attempts', 'Zbyt wiele prób'),
  tooManyText: translations<With<'wait'>>(
    ({ wait }) => `Nothing was changed. Try again in ${wait}.`,
    ({ wait }) => `Nic nie zostało zmienione. Spróbuj ponownie po czasie: ${wait}.`,
  ),
  tooManyPages: translations<string>('Too many pages at once', 'Zbyt wiele stron naraz'),
  tooManyPagesText: translations<With<'wait'>>(
    ({ wait }) => `Your network has opened many pages in a short time. Try again in ${wait}.`,
    ({ wait }) => `Z Twojej sieci otwarto wiele stron w krótkim czasie. Spróbuj ponownie po czasie: ${wait}.`,
  ),
  unavailable: translations<string>('Temporarily unavailable', 'Chwilowo niedostępne'),
  unavailableText: translations<string>(
    'Part of the service is not responding. Try again in a few seconds.',
    'Część serwisu nie odpowiada. Spróbuj ponownie za kilka sekund.',
  ),
  broken: translations<string>('Something went wrong', 'Coś poszło nie tak'),
  brokenText: translations<With<'id'>>(
    ({ id }) =>
      `Something went wrong on our side. Try again. If it keeps failing, contact us with the request id ${id}.`,
    ({ id }) =>
      `To nasz błąd. Spróbuj ponownie; jeśli się powtórzy, skontaktuj się z nami i podaj identyfikator żądania ${id}.`,
  ),
  longAddress: translations<string>('This address is too long', 'Ten adres jest za długi'),
  longAddressText: translations<string>(
    'Shorten the part after the question mark.',
    'Skróć część po znaku zapytania.',
  ),
  malformedForm: translations<string>('This could not be read', 'Nie udało się tego odczytać'),
  malformedFormText: translations<string>(
    "We couldn't read that form. Go back and try again.",
    'Przeglądarka wysłała coś, co nie jest naszym formularzem. Wróć i spróbuj ponownie.',
  ),

  mailGreeting: translations<string>('Hello,', 'Dzień dobry,'),
  mailConfirm: translations<string>('Confirm your address', 'Potwierdź swój adres'),
  mailConfirmText: translations<string>(
    'Someone (probably you) signed up with this address. To finish, follow this link within 24 hours and enter the password that you chose:',
    'ktoś, zapewne Ty, zakłada konto z tym adresem. Aby dokończyć, otwórz ten link w ciągu 24 godzin i podaj wybrane hasło:',
  ),
  mailConfirmNotYou: translations<string>(
    "Didn't sign up? You can safely ignore this mail. Without the link no account is created.",
    'To nie Ty? Zignoruj tę wiadomość: bez otwarcia linku konto nie powstanie.',
  ),
  mailAccountExists: translations<string>('You already have an account', 'Masz już konto'),
  mailAccountExistsText: translations<string>(
    'Someone (probably you) tried to sign up with this address, but it already has an account. Sign in here:',
    'ktoś, zapewne Ty, próbuje założyć konto z tym adresem, a konto już istnieje. Tu możesz się zalogować:',
  ),
  mailAccountExistsForgotten: translations<string>(
    'If you have forgotten the password, choose a new one here:',
    'Jeśli nie pamiętasz hasła, ustaw nowe tutaj:',
  ),
  mailReset: translations<string>('Choose a new password', 'Ustaw nowe hasło'),
  mailResetText: translations<string>(
    'Someone (probably you) asked to reset the password for this account. Use this link within an hour:',
    'ktoś, zapewne Ty, chce ustawić nowe hasło do konta z tym adresem. Aby je wybrać, otwórz ten link w ciągu godziny:',
  ),
  mailResetNotYou: translations<string>(
    "Wasn't it you? You can safely ignore this mail. The password stays the same.",
    'To nie Ty? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
  ),
  mailChanged: translations<string>('Your password was changed', 'Hasło zostało zmienione'),
  mailChangedText: translations<string>(
    'The password of the account with this address has just been changed. All browsers have been signed out and all applications disconnected.',
    'hasło do konta z tym adresem zostało właśnie zmienione. Wszystkie przeglądarki zostały wylogowane, a wszystkie aplikacje odłączone.',
  ),
  mailChangedNotYou: translations<string>(
    "Wasn't it you? Then someone has access to your mailbox. Secure it first, then choose a new password here:",
    'To nie Ty? Ktoś ma dostęp do Twojej poczty. Najpierw ją zabezpiecz, a potem ustaw nowe hasło tutaj:',
  ),
};
