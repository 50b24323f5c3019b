import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Netzwerkfehler: Eingebettete Wallet nicht geladen',
  'alert.frameLoadFailed.text': 'Die eingebettete Wallet wurde nicht geladen. Versuche es später noch einmal.',
  'alert.frameRequestTimeout': 'Zeitüberschreitung bei der eingebetteten Wallet',
  'alert.frameRequestTimeout.text': 'Die eingebettete Wallet hat nicht geantwortet. Versuche es noch einmal.',
  'alert.sessionExpired': 'Sitzung abgelaufen',
  'alert.sessionExpired.text': 'Ungültige Sitzung. Prüfe Datum und Uhrzeit dieses Geräts und verbinde dich dann neu.',
}
