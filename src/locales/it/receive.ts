import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Ricevi',
  'receive.code': 'Codice QR dell’indirizzo {address}',
  'receive.address': 'Indirizzo',
  'receive.kinds': 'Tipi di indirizzo',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Invia a questo indirizzo solo asset su reti {family}. Gli asset di altre reti potrebbero andare persi.',
  'receive.warning.payment':
    'Invia a questo indirizzo solo bitcoin. Ordinals e rune inviati qui potrebbero essere spesi come bitcoin.',
  'receive.warning.ordinal': 'Invia a questo indirizzo solo ordinals e rune. Per i bitcoin usa l’altro tuo indirizzo.',
  'receive.networks': 'Reti supportate',
  'receive.networks.title': 'Reti supportate',
  'receive.networks.text': 'L’indirizzo {address} è lo stesso su tutte queste reti.',
}
