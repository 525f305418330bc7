import { translations } from './translations.ts';

/** What mails say. Each row is English, then Polish. */
export const MAIL_MESSAGES = {
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
