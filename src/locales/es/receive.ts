import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Recibir',
  'receive.code': 'Código QR de la dirección {address}',
  'receive.address': 'Dirección',
  'receive.kinds': 'Tipos de dirección',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Envía a esta dirección solo activos de redes {family}. Los activos de otras redes podrían perderse.',
  'receive.warning.payment':
    'Envía solo bitcoin a esta dirección. Los ordinals y runes que se envíen aquí podrían gastarse como bitcoin.',
  'receive.warning.ordinal': 'Envía solo ordinals y runes a esta dirección. Para bitcoin, usa tu otra dirección.',
  'receive.networks': 'Redes compatibles',
  'receive.networks.title': 'Redes compatibles',
  'receive.networks.text': 'La dirección {address} es la misma en todas estas redes.',
}
