import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Ricerca di wallet',
  'connect.unnamed': 'Wallet del browser',
  'pairing.unknown': 'Wallet',
  'all.none.title': 'Nessun wallet trovato',

  'get.list': 'Wallet da ottenere',
  'get.none': 'Cerca un wallet nell’app store.',
  'get.guide': 'Scopri altri wallet',
  'connecting.get': 'Non hai {wallet}? Ottieni',

  'downloads.title': 'Ottieni {wallet}',
  'downloads.any': 'Ottieni un wallet',
  'downloads.list': 'Dove ottenere {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Sito web',
  'downloads.empty.title': 'Nessun link di download trovato',
  'downloads.empty.text': 'Cerca {wallet} nell’app store.',

  'connecting.notFound.title': 'Questo wallet non è più disponibile',
  'connecting.notFound.text': 'Forse è stato disattivato nel tuo browser',
  'connecting.notFound.action': 'Scegli un altro wallet',

  'wallet.title': 'Che cos’è un wallet?',
  'wallet.keys.title': 'Una casa per i tuoi asset',
  'wallet.keys.text': 'Un wallet conserva, invia e riceve i tuoi token e oggetti da collezione.',
  'wallet.login.title': 'Un nuovo modo di accedere',
  'wallet.login.text': 'Connetti il tuo wallet invece di usare nome utente e password.',
  'wallet.control.title': 'Il controllo resta a te',
  'wallet.control.text': 'I siti possono solo chiedere. Nulla si muove finché non lo approvi nel tuo wallet.',
  'wallet.get': 'Ottieni un wallet',
}
