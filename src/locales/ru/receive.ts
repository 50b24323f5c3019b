import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Получить',
  'receive.code': 'QR-код адреса {address}',
  'receive.address': 'Адрес',
  'receive.kinds': 'Типы адресов',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Отправляйте на этот адрес только активы из сетей {family}. Активы из других сетей могут пропасть.',
  'receive.warning.payment':
    'Отправляйте на этот адрес только биткоин. Присланные сюда Ordinals и Runes могут быть потрачены как биткоин.',
  'receive.warning.ordinal':
    'Отправляйте на этот адрес только Ordinals и Runes. Для биткоина используйте другой свой адрес.',
  'receive.networks': 'Поддерживаемые сети',
  'receive.networks.title': 'Поддерживаемые сети',
  'receive.networks.text': 'Адрес {address} одинаков во всех этих сетях.',
}
