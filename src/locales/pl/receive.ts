import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Odbierz',
  'receive.code': 'Kod QR adresu {address}',
  'receive.address': 'Adres',
  'receive.kinds': 'Typy adresów',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'Wysyłaj na ten adres tylko aktywa z sieci {family}. Aktywa z innych sieci mogą przepaść.',
  'receive.warning.payment':
    'Wysyłaj na ten adres tylko bitcoiny. Przesłane tu Ordinals i Runes mogą zostać wydane jak bitcoiny.',
  'receive.warning.ordinal': 'Wysyłaj na ten adres tylko Ordinals i Runes. Do bitcoinów użyj swojego drugiego adresu.',
  'receive.networks': 'Obsługiwane sieci',
  'receive.networks.title': 'Obsługiwane sieci',
  'receive.networks.text': 'Adres {address} jest taki sam we wszystkich tych sieciach.',
}
