import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Receber',
  'receive.code': 'Código QR do endereço {address}',
  'receive.address': 'Endereço',
  'receive.kinds': 'Tipos de endereço',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Envie para este endereço somente ativos de redes {family}. Ativos de outras redes podem ser perdidos.',
  'receive.warning.payment':
    'Envie somente bitcoin para este endereço. Ordinals e runes enviados para cá podem ser gastos como bitcoin.',
  'receive.warning.ordinal': 'Envie somente ordinals e runes para este endereço. Para bitcoin, use seu outro endereço.',
  'receive.networks': 'Redes compatíveis',
  'receive.networks.title': 'Redes compatíveis',
  'receive.networks.text': 'O endereço {address} é o mesmo em todas estas redes.',
}
