import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Eingebettete Wallet',

  'email.label': 'E-Mail-Adresse',
  'email.submit': 'Weiter mit E-Mail',
  'email.text': 'Melde dich mit deiner E-Mail-Adresse an oder registriere dich. Du musst nichts installieren.',
  'email.invalid': 'Gib eine E-Mail-Adresse ein, etwa name@example.com',
  'email.wait': 'Versuche es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal',
  'email.sending': 'E-Mail wird gesendet…',
  'email.failed': 'Anmeldung fehlgeschlagen. Versuche es noch einmal.',
  'email.mails': 'Zu viele E-Mails. Versuche es in einer Stunde noch einmal.',
  'email.off.title': 'Anmeldung per E-Mail ist deaktiviert',
  'email.off.text': 'Diese Website bietet das nicht an. Verbinde stattdessen eine Wallet.',

  'email.device.title': 'Gerät bestätigen',
  'email.device.lead': 'Prüfe deinen Posteingang',
  'email.device.text':
    'Öffne zum Bestätigen dieses Geräts den Link, den wir an {email} gesendet haben. Er ist 20 Minuten gültig.',
  'email.device.waiting': 'Warten, bis du den Link öffnest…',
  'email.device.refused': 'Das Gerät wurde nicht bestätigt',
  'email.device.expired': 'Der Link in der E-Mail ist abgelaufen',

  'email.code.title': 'Code eingeben',
  'email.code.text': 'Gib den Code ein, den wir an {email} gesendet haben. Er ist 20 Minuten gültig.',
  'email.code.label': '6-stelliger Code',
  'email.code.incomplete': 'Gib die 6 Ziffern des Codes ein',
  'email.code.failed': 'Der Code konnte nicht geprüft werden. Versuche es noch einmal.',
  'email.code.wrong': 'Falscher Code',
  'email.code.expired': 'Der Code ist abgelaufen. Fordere einen neuen an.',
  'email.code.tries': 'Zu viele Versuche. Fordere einen neuen Code an.',
  'email.code.checking': 'Code wird geprüft…',
  'email.code.connected': 'Du bist verbunden',

  'email.change.title': 'E-Mail-Adresse ändern',
  'email.change.text':
    'Du meldest dich mit {email} an. Wir senden erst einen Code dorthin und dann einen an die neue Adresse.',
  'email.change.submit': 'E-Mail-Adresse ändern',
  'email.change.owner.title': 'Aktuelle E-Mail bestätigen',
  'email.change.new.title': 'Neue E-Mail bestätigen',
  'email.change.none.title': 'Nicht per E-Mail angemeldet',
  'email.change.none.text': 'Melde dich per E-Mail an, um deine Anmeldeadresse zu ändern.',

  'request.title': 'Anfrage bestätigen',
  'request.waiting': 'Deine Anfrage wird geöffnet…',
  'request.forbidden': 'Aktion nicht erlaubt',
  'request.none.title': 'Nichts zu bestätigen',
  'request.none.text': 'Anfragen dieser Website erscheinen hier.',

  'email.resend': 'E-Mail erneut senden',
  'email.resend.wait': 'Erneut senden in {seconds} s',
  'email.resend.sent': 'Die E-Mail wurde erneut gesendet',
  'email.other': 'Andere E-Mail-Adresse verwenden',
}
