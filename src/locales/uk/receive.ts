import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Отримати',
  'receive.code': 'QR-код адреси {address}',
  'receive.address': 'Адреса',
  'receive.kinds': 'Типи адрес',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'Надсилайте на цю адресу лише активи з мереж {family}. Активи з інших мереж можуть пропасти.',
  'receive.warning.payment':
    'Надсилайте на цю адресу лише біткоїн. Надіслані сюди Ordinals і Runes можуть бути витрачені як біткоїн.',
  'receive.warning.ordinal':
    'Надсилайте на цю адресу лише Ordinals і Runes. Для біткоїна використовуйте іншу свою адресу.',
  'receive.networks': 'Підтримувані мережі',
  'receive.networks.title': 'Підтримувані мережі',
  'receive.networks.text': 'Адреса {address} однакова в усіх цих мережах.',
}
