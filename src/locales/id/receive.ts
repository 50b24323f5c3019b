import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'Terima',
  'receive.code': 'Kode QR alamat {address}',
  'receive.address': 'Alamat',
  'receive.kinds': 'Jenis alamat',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'Kirim hanya aset di jaringan {family} ke alamat ini. Aset dari jaringan lain mungkin hilang.',
  'receive.warning.payment':
    'Kirim hanya bitcoin ke alamat ini. Ordinals dan Runes yang dikirim ke sini bisa terpakai sebagai bitcoin.',
  'receive.warning.ordinal':
    'Kirim hanya Ordinals dan Runes ke alamat ini. Gunakan alamat Anda yang lain untuk bitcoin.',
  'receive.networks': 'Jaringan yang didukung',
  'receive.networks.title': 'Jaringan yang didukung',
  'receive.networks.text': 'Alamat {address} sama di semua jaringan ini.',
}
