import type { Translations } from '../../contract/vocabulary.ts';

/** What mails say, and pages outside of the account. */
export const PAGE_MESSAGES = {
  service: ['Trivia Question Service', 'Trivia Question Service'],
  reference: ['API reference', 'Dokumentacja API'],

  errorTitle: ['Error: {title}', 'Błąd: {title}'],
  errorSummary: ['There is a problem', 'Coś wymaga poprawy'],
  email: ['E-mail address', 'Adres e-mail'],
  password: ['Password', 'Hasło'],
  newPassword: ['New password', 'Nowe hasło'],
  passwordHint: [
    'At least {shortest} characters. Three or four words that you choose yourself make a strong password that is easy to remember.',
    'Co najmniej {shortest} znaków. Trzy lub cztery własne słowa tworzą silne hasło, które łatwo zapamiętać.',
  ],
  emailRequired: [
    'Enter an e-mail address such as ada@example.org',
    'Podaj adres e-mail, na przykład ada@example.org',
  ],
  passwordRequired: ['Enter your password', 'Podaj hasło'],
  'too short': [
    'Choose a password of at least {shortest} characters',
    'Wybierz hasło, które ma co najmniej {shortest} znaków',
  ],
  'too long': [
    'Choose a password of at most {longest} characters',
    'Wybierz hasło, które ma najwyżej {longest} znaków',
  ],
  'too common': [
    'That password is too easy to guess. Choose another.',
    'To hasło zbyt łatwo odgadnąć. Wybierz inne.',
  ],
  'is the address': [
    'The password must not be your e-mail address. Choose another.',
    'Hasło nie może być adresem e-mail. Wybierz inne.',
  ],

  signUp: ['Create an account', 'Załóż konto'],
  signUpIntro: [
    'With an account you can create API keys, and connect applications and AI agents to the service.',
    'Konto pozwala tworzyć klucze API oraz łączyć z serwisem aplikacje i agentów AI.',
  ],
  signUpButton: ['Create account', 'Załóż konto'],
  haveAccount: ['Already have an account?', 'Masz już konto?'],
  checkMail: ['Check your mail', 'Sprawdź pocztę'],
  checkMailText: [
    'We are sending a mail to {email}. Follow the link in it within 24 hours to finish.',
    'Wysyłamy wiadomość na adres {email}. Aby dokończyć, otwórz zawarty w niej link w ciągu 24 godzin.',
  ],
  checkMailAgain: [
    'Another mail is on its way to {email}. Only the link in the latest mail works.',
    'Kolejna wiadomość jest w drodze na adres {email}. Działa tylko link z najnowszej.',
  ],
  nothingCame: ['Nothing after a few minutes?', 'Po kilku minutach nadal nic nie ma?'],
  lookIntoSpam: [
    'Check your spam folder first. If the address was wrong, start over with the right one.',
    'Zajrzyj najpierw do folderu ze spamem. Błędny adres można poprawić, zaczynając od nowa.',
  ],
  mailInLog: ['The mail is in the log', 'Wiadomość jest w dzienniku'],
  noMailServer: [
    'This service has no mail server, so the mail with the link was not sent. It is in the log of the service: in the terminal where it was started, or in the log of the API container.',
    'Ten serwis nie ma serwera poczty, więc wiadomość z linkiem nie została wysłana. Jest w dzienniku serwisu: w terminalu, w którym został uruchomiony, albo w dzienniku kontenera API.',
  ],
  // It does not say whether there is such an account.
  noMailServerForgotten: [
    'This service has no mail server. If there is an account with the address {email}, the mail with the link is in the log of the service: in the terminal where it was started, or in the log of the API container.',
    'Ten serwis nie ma serwera poczty. Jeśli istnieje konto z adresem {email}, wiadomość z linkiem jest w dzienniku serwisu: w terminalu, w którym został uruchomiony, albo w dzienniku kontenera API.',
  ],
  sendAgain: ['Send again', 'Wyślij ponownie'],
  startAgain: ['Start over with another address', 'Zacznij od nowa z innym adresem'],

  confirm: ['Confirm your address', 'Potwierdź adres'],
  confirmIntro: [
    'To finish, enter the password that you chose for {email}.',
    'Aby dokończyć, podaj hasło wybrane dla adresu {email}.',
  ],
  confirmNotYou: [
    "Didn't sign up? You can safely close this page.",
    'To nie Ty zakładasz konto? Zamknij tę stronę: nic się nie stanie.',
  ],
  confirmButton: ['Confirm and sign in', 'Potwierdź i zaloguj się'],
  confirmWrong: [
    'This is not the password that was chosen at sign-up',
    'To nie jest hasło wybrane przy zakładaniu konta',
  ],

  signIn: ['Sign in', 'Zaloguj się'],
  signInWrong: [
    'The address or the password is wrong. You can use a new account once you have confirmed its address.',
    'Adres lub hasło jest nieprawidłowe. Nowe konto działa dopiero po potwierdzeniu adresu.',
  ],
  signInFor: [
    'Sign in to connect the application {name} ({host}).',
    'Zaloguj się, aby połączyć aplikację {name} ({host}).',
  ],
  signInAgain: ['The application asks you to sign in again.', 'Aplikacja prosi o ponowne zalogowanie.'],
  cancelConnecting: ['Cancel', 'Anuluj'],
  noAccount: ['New here?', 'Nie masz konta?'],
  forgotten: ['Forgotten your password?', 'Nie pamiętasz hasła?'],

  forgottenTitle: ['Choose a new password', 'Ustaw nowe hasło'],
  forgottenIntro: [
    'Enter the address of your account, and we will send you a link.',
    'Podaj adres swojego konta. Wyślemy Ci link.',
  ],
  forgottenButton: ['Send the link', 'Wyślij link'],
  forgottenSent: [
    'If there is an account with the address {email}, a mail is on its way. The link in it works for an hour.',
    'Jeśli istnieje konto z adresem {email}, wiadomość jest w drodze. Zawarty w niej link działa przez godzinę.',
  ],
  forgottenNothing: [
    'Nothing received? Check your spam folder, resend the mail, or create an account with this address.',
    'Nic nie przychodzi? Sprawdź folder ze spamem, wyślij ponownie albo załóż konto z tym adresem.',
  ],
  resetIntro: [
    'For the account {email}. Changing the password signs out all browsers and disconnects all applications.',
    'Dla konta {email}. Zmiana hasła wylogowuje wszystkie przeglądarki i odłącza wszystkie aplikacje.',
  ],
  resetButton: ['Save and sign in', 'Zapisz i zaloguj się'],

  consent: ['Connect {name}?', 'Połączyć aplikację {name}?'],
  consentIntro: [
    'An application requests access to your account.',
    'Aplikacja prosi o dostęp do Twojego konta.',
  ],
  consentName: ['Name it gives itself', 'Nazywa się'],
  consentHost: ['You will be redirected to', 'Nastąpi przekierowanie do'],
  consentAccount: ['Your account', 'Twoje konto'],
  consentMay: ['If you allow it, the application can', 'Jeśli się zgodzisz, aplikacja będzie mogła'],
  consentWarning: [
    "We haven't verified this application's name. Only continue if you started this and recognise the address above.",
    'Nie sprawdziliśmy nazwy tej aplikacji. Zgódź się tylko wtedy, gdy połączenie zaczynasz Ty i znasz podany wyżej adres.',
  ],
  consentLater: [
    'Its requests count towards your limits. You can disconnect it on your account page at any time.',
    'Jej zapytania wliczają się do limitów Twojego konta. W każdej chwili możesz ją odłączyć na stronie konta.',
  ],
  allow: ['Allow', 'Zgadzam się'],
  deny: ["Don't allow", 'Nie zgadzam się'],
  otherAccount: [
    'Want to use another account? Sign out, then connect again from the application.',
    'Chcesz użyć innego konta? Wyloguj się, a potem połącz ponownie z aplikacji.',
  ],

  'scope openid': ['recognise you by your account id', 'rozpoznać Cię po identyfikatorze konta'],
  'scope profile': ['see the tier of your account', 'zobaczyć plan Twojego konta'],
  'scope email': ['see your e-mail address', 'zobaczyć Twój adres e-mail'],
  'scope offline_access': [
    'stay connected while you are away, until you disconnect it',
    'pozostać połączona pod Twoją nieobecność, dopóki jej nie odłączysz',
  ],
  'scope svc:read': [
    'read questions, and report problems with them on your behalf',
    'czytać pytania i zgłaszać w nich błędy w Twoim imieniu',
  ],

  'done signed-out': ['You are signed out.', 'Wylogowano.'],
  'done signed-out-everywhere': [
    'You are signed out everywhere, and all applications are disconnected.',
    'Wylogowano wszędzie i odłączono wszystkie aplikacje.',
  ],
  'done confirmed': ['Your address is confirmed. Welcome!', 'Adres potwierdzony. Witamy!'],
  'done password-changed': ['Your password has been changed.', 'Hasło zostało zmienione.'],
  'done disconnected': ['The application has been disconnected.', 'Aplikacja została odłączona.'],
  'done not-connected': ['The application was already disconnected.', 'Ta aplikacja nie była już połączona.'],

  home: ['Home page', 'Strona główna'],
  explore: ['Explore the questions', 'Przeglądaj pytania'],
  play: ['Play a round', 'Zagraj rundę'],
  notFound: ['Page not found', 'Nie ma takiej strony'],
  notFoundText: [
    'Nothing is at this address. Check it for typos, or start from one of these pages:',
    'Pod tym adresem nic nie ma. Sprawdź, czy nie ma w nim literówki, albo zacznij od jednej z tych stron:',
  ],
  invalidLink: ['This link does not work', 'Ten link nie działa'],
  invalidLinkText: [
    'It has been used, has expired, or has been replaced by a later mail.',
    'Został użyty, wygasł albo zastąpiła go późniejsza wiadomość.',
  ],
  invalidInteraction: ['This request has ended', 'Ta prośba wygasła'],
  invalidInteractionText: [
    'It has expired, is complete, or was started in another browser. Go back to the application and connect again.',
    'Jest zbyt stara, zakończona albo zaczęła się w innej przeglądarce. Wróć do aplikacji i połącz ją ponownie.',
  ],
  connectingFailed: ['This application could not be connected', 'Nie udało się połączyć aplikacji'],
  whatToDo: ['What to do', 'Co zrobić'],
  connectingFailedText: [
    'Go back to the application that sent you here, and connect it again. If you see this page again, the application sent an invalid request. Details:',
    'Wróć do aplikacji, która tu przekierowała, i połącz ją ponownie. Jeśli ta strona pojawi się znowu, aplikacja wysłała błędne żądanie. Szczegóły:',
  ],
  forgedForm: ['This form is out of date', 'Ten formularz jest nieaktualny'],
  forgedFormText: [
    'Nothing was changed. Go back, reload the page and send the form again. Cookies must be allowed for this site.',
    'Nic nie zostało zmienione. Otwórz stronę na nowo i wyślij formularz jeszcze raz; pliki cookie muszą być dozwolone.',
  ],
  tooMany: ['Too many attempts', 'Zbyt wiele prób'],
  tooManyText: [
    'Nothing was changed. Try again in {wait}.',
    'Nic nie zostało zmienione. Spróbuj ponownie po czasie: {wait}.',
  ],
  tooManyPages: ['Too many pages at once', 'Zbyt wiele stron naraz'],
  tooManyPagesText: [
    'Your network has opened many pages in a short time. Try again in {wait}.',
    'Z Twojej sieci otwarto wiele stron w krótkim czasie. Spróbuj ponownie po czasie: {wait}.',
  ],
  unavailable: ['Temporarily unavailable', 'Chwilowo niedostępne'],
  unavailableText: [
    'Part of the service is not responding. Try again in a few seconds.',
    'Część serwisu nie odpowiada. Spróbuj ponownie za kilka sekund.',
  ],
  broken: ['Something went wrong', 'Coś poszło nie tak'],
  brokenText: [
    'Something went wrong on our side. Try again. If it keeps failing, contact us with the request id {id}.',
    'To nasz błąd. Spróbuj ponownie; jeśli się powtórzy, skontaktuj się z nami i podaj identyfikator żądania {id}.',
  ],
  longAddress: ['This address is too long', 'Ten adres jest za długi'],
  longAddressText: ['Shorten the part after the question mark.', 'Skróć część po znaku zapytania.'],
  malformedForm: ['This could not be read', 'Nie udało się tego odczytać'],
  malformedFormText: [
    "We couldn't read that form. Go back and try again.",
    'Przeglądarka wysłała coś, co nie jest naszym formularzem. Wróć i spróbuj ponownie.',
  ],

  mailGreeting: ['Hello,', 'Dzień dobry,'],
  mailConfirm: ['Confirm your address', 'Potwierdź swój adres'],
  mailConfirmText: [
    'Someone (probably you) signed up with this address. To finish, follow this link within 24 hours and enter the password that you chose:',
    'ktoś, zapewne Ty, zakłada konto z tym adresem. Aby dokończyć, otwórz ten link w ciągu 24 godzin i podaj wybrane hasło:',
  ],
  mailConfirmNotYou: [
    "Didn't sign up? You can safely ignore this mail. Without the link no account is created.",
    'To nie Ty? Zignoruj tę wiadomość: bez otwarcia linku konto nie powstanie.',
  ],
  mailAccountExists: ['You already have an account', 'Masz już konto'],
  mailAccountExistsText: [
    'Someone (probably you) tried to sign up with this address, but it already has an account. Sign in here:',
    'ktoś, zapewne Ty, próbuje założyć konto z tym adresem, a konto już istnieje. Tu możesz się zalogować:',
  ],
  mailAccountExistsForgotten: [
    'If you have forgotten the password, choose a new one here:',
    'Jeśli nie pamiętasz hasła, ustaw nowe tutaj:',
  ],
  mailReset: ['Choose a new password', 'Ustaw nowe hasło'],
  mailResetText: [
    'Someone (probably you) asked to reset the password for this account. Use this link within an hour:',
    'ktoś, zapewne Ty, chce ustawić nowe hasło do konta z tym adresem. Aby je wybrać, otwórz ten link w ciągu godziny:',
  ],
  mailResetNotYou: [
    "Wasn't it you? You can safely ignore this mail. The password stays the same.",
    'To nie Ty? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
  ],
  mailChanged: ['Your password was changed', 'Hasło zostało zmienione'],
  mailChangedText: [
    'The password of the account with this address has just been changed. All browsers have been signed out and all applications disconnected.',
    'hasło do konta z tym adresem zostało właśnie zmienione. Wszystkie przeglądarki zostały wylogowane, a wszystkie aplikacje odłączone.',
  ],
  mailChangedNotYou: [
    "Wasn't it you? Then someone has access to your mailbox. Secure it first, then choose a new password here:",
    'To nie Ty? Ktoś ma dostęp do Twojej poczty. Najpierw ją zabezpiecz, a potem ustaw nowe hasło tutaj:',
  ],
} as const satisfies Readonly<Record<string, Translations>>;
