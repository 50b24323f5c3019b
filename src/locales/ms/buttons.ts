import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Sambungkan dompet',
  'button.connecting': 'Menyambung…',
  'button.offline': 'Anda di luar talian',
  'button.restoring': 'Menyambung semula dompet anda',
  'button.account': 'Buka dompet: {address} di {network}',
  'button.account.balance': 'Buka dompet: {balance}, {address} di {network}',
  'button.viewOnly': 'Lihat sahaja',
  'button.viewOnly.account': 'Lihat sahaja: {address} di {network}',
  'button.viewOnly.account.balance': 'Lihat sahaja: {balance}, {address} di {network}',
  'button.network': 'Pilih rangkaian',
  'button.network.change': 'Ubah rangkaian: {network}',
  'button.unsupported': 'Rangkaian tidak disokong',
  'button.wallet': 'Sambungkan {wallet}',
}
