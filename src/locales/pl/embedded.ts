import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Wbudowany portfel',

  'email.label': 'Adres e-mail',
  'email.submit': 'Kontynuuj z e-mailem',
  'email.text': 'Zaloguj się lub zarejestruj, podając adres e-mail. Nie trzeba niczego instalować.',
  'email.invalid': 'Wpisz adres e-mail, na przykład name@example.com',
  'email.wait':
    'Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}',
  'email.sending': 'Wysyłanie e-maila…',
  'email.failed': 'Nie udało się zalogować. Spróbuj ponownie.',
  'email.mails': 'Za dużo wiadomości e-mail. Spróbuj ponownie za godzinę.',
  'email.off.title': 'Logowanie e-mailem jest wyłączone',
  'email.off.text': 'Ta strona go nie oferuje. Zamiast tego połącz portfel.',

  'email.device.title': 'Potwierdź to urządzenie',
  'email.device.lead': 'Sprawdź skrzynkę odbiorczą',
  'email.device.text': 'Aby potwierdzić to urządzenie, otwórz link wysłany na adres {email}. Link jest ważny 20 minut.',
  'email.device.waiting': 'Czekamy, aż otworzysz link…',
  'email.device.refused': 'Urządzenie nie zostało potwierdzone',
  'email.device.expired': 'Link z wiadomości e-mail wygasł',

  'email.code.title': 'Wpisz kod',
  'email.code.text': 'Wpisz kod wysłany na adres {email}. Jest ważny 20 minut.',
  'email.code.label': '6-cyfrowy kod',
  'email.code.incomplete': 'Wpisz wszystkie 6 cyfr kodu',
  'email.code.failed': 'Nie udało się sprawdzić kodu. Spróbuj ponownie.',
  'email.code.wrong': 'Nieprawidłowy kod',
  'email.code.expired': 'Kod wygasł. Poproś o nowy.',
  'email.code.tries': 'Za dużo prób. Poproś o nowy kod.',
  'email.code.checking': 'Sprawdzanie kodu…',
  'email.code.connected': 'Połączono',

  'email.change.title': 'Zmień adres e-mail',
  'email.change.text': 'Logujesz się adresem {email}. Wyślemy kod najpierw na niego, a potem na nowy adres.',
  'email.change.submit': 'Zmień adres e-mail',
  'email.change.owner.title': 'Potwierdź obecny e-mail',
  'email.change.new.title': 'Potwierdź nowy e-mail',
  'email.change.none.title': 'Nie logujesz się e-mailem',
  'email.change.none.text': 'Zaloguj się e-mailem, aby zmienić adres używany do logowania.',

  'request.title': 'Zatwierdź prośbę',
  'request.waiting': 'Otwieranie prośby…',
  'request.forbidden': 'Niedozwolone działanie',
  'request.none.title': 'Nie ma nic do zatwierdzenia',
  'request.none.text': 'Tutaj pojawiają się prośby tej strony.',

  'email.resend': 'Wyślij e-mail ponownie',
  'email.resend.wait': 'Wyślij ponownie za {seconds} s',
  'email.resend.sent': 'E-mail wysłano ponownie',
  'email.other': 'Użyj innego adresu e-mail',
}
