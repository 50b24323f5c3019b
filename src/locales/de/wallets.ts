import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Wallets werden gesucht',
  'connect.unnamed': 'Browser-Wallet',
  'pairing.unknown': 'Wallet',
  'all.none.title': 'Keine Wallets gefunden',

  'get.list': 'Wallets zum Herunterladen',
  'get.none': 'Suche in deinem App-Store nach einer Wallet.',
  'get.guide': 'Weitere Wallets entdecken',
  'connecting.get': 'Du hast {wallet} noch nicht? Jetzt laden',

  'downloads.title': '{wallet} laden',
  'downloads.any': 'Wallet besorgen',
  'downloads.list': 'Hier gibt es {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Website',
  'downloads.empty.title': 'Kein Download-Link gefunden',
  'downloads.empty.text': 'Suche in deinem App-Store nach {wallet}.',

  'connecting.notFound.title': 'Diese Wallet ist nicht mehr verfügbar',
  'connecting.notFound.text': 'Vielleicht wurde sie in deinem Browser deaktiviert',
  'connecting.notFound.action': 'Andere Wallet wählen',

  'wallet.title': 'Was ist eine Wallet?',
  'wallet.keys.title': 'Ein Zuhause für deine Assets',
  'wallet.keys.text': 'Eine Wallet bewahrt, sendet und empfängt deine Token und Sammlerstücke.',
  'wallet.login.title': 'Eine neue Art, dich anzumelden',
  'wallet.login.text': 'Verbinde deine Wallet, statt Benutzernamen und Passwort zu verwenden.',
  'wallet.control.title': 'Du behältst die Kontrolle',
  'wallet.control.text': 'Websites können nur anfragen. Nichts bewegt sich, bis du es in deiner Wallet bestätigst.',
  'wallet.get': 'Wallet besorgen',
}
