import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Anmeldung per E-Mail',
  'account.email': 'E-Mail-Adresse',
  'account.settings': 'Kontoeinstellungen',
  'account.disconnect': 'Trennen',
  'watch.text': 'Sieh dir ein beliebiges Konto ohne seine Wallet an. Es kann nichts signiert oder gesendet werden.',
  'watch.invalid': 'Keine gültige Adresse in den Netzwerken dieser Website',
  'snack.disconnectFailed': 'Die Wallet wurde nicht richtig getrennt',
}
