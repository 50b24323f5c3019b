import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.offline': 'Anda sedang offline',
  'button.restoring': 'Menghubungkan kembali dompet Anda',
  'button.account': 'Buka dompet: {address} di {network}',
  'button.account.balance': 'Buka dompet: {balance}, {address} di {network}',
  'button.viewOnly': 'Hanya lihat',
  'button.viewOnly.account': 'Hanya lihat: {address} di {network}',
  'button.viewOnly.account.balance': 'Hanya lihat: {balance}, {address} di {network}',
  'button.network': 'Pilih jaringan',
  'button.network.change': 'Ganti jaringan: {network}',
  'button.unsupported': 'Jaringan tidak didukung',
  'button.wallet': 'Hubungkan {wallet}',
}
