import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Terima',
  'receive.code': 'Kod QR untuk alamat {address}',
  'receive.address': 'Alamat',
  'receive.kinds': 'Jenis alamat',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning':
    'Hantar aset di rangkaian {family} sahaja ke alamat ini. Aset daripada rangkaian lain mungkin hilang.',
  'receive.warning.payment':
    'Hantar bitcoin sahaja ke alamat ini. Ordinals dan Runes yang dihantar ke sini mungkin dibelanjakan sebagai bitcoin.',
  'receive.warning.ordinal':
    'Hantar Ordinals dan Runes sahaja ke alamat ini. Gunakan alamat anda yang satu lagi untuk bitcoin.',
  'receive.networks': 'Rangkaian yang disokong',
  'receive.networks.title': 'Rangkaian yang disokong',
  'receive.networks.text': 'Alamat {address} adalah sama di semua rangkaian ini.',
}
