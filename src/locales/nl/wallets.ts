import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Wallets zoeken',
  'connect.unnamed': 'Browserwallet',
  'pairing.unknown': 'Wallet',
  'all.none.title': 'Geen wallets gevonden',

  'get.list': 'Wallets om te downloaden',
  'get.none': 'Zoek een wallet in je appstore.',
  'get.guide': 'Meer wallets ontdekken',
  'connecting.get': 'Heb je {wallet} niet? Downloaden',

  'downloads.title': '{wallet} downloaden',
  'downloads.any': 'Wallet downloaden',
  'downloads.list': 'Waar je {wallet} kunt downloaden',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Website',
  'downloads.empty.title': 'Geen downloadlink gevonden',
  'downloads.empty.text': 'Zoek {wallet} in je appstore.',

  'connecting.notFound.title': 'Deze wallet is niet meer beschikbaar',
  'connecting.notFound.text': 'Misschien is die uitgeschakeld in je browser',
  'connecting.notFound.action': 'Andere wallet kiezen',

  'wallet.title': 'Wat is een wallet?',
  'wallet.keys.title': 'Een thuis voor je assets',
  'wallet.keys.text': 'Een wallet bewaart, verstuurt en ontvangt je tokens en verzamelobjecten.',
  'wallet.login.title': 'Een nieuwe manier van inloggen',
  'wallet.login.text': 'Koppel je wallet in plaats van een gebruikersnaam en wachtwoord te gebruiken.',
  'wallet.control.title': 'Jij houdt de controle',
  'wallet.control.text': 'Sites kunnen alleen iets vragen. Er beweegt niets totdat je het goedkeurt in je wallet.',
  'wallet.get': 'Wallet downloaden',
}
