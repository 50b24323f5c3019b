import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Salin alamat',
  'account.explorer': 'Lihat di {explorer}',
  'account.none.title': 'Tidak terhubung',
  'account.none.text': 'Hubungkan dompet untuk melihat akun Anda di sini.',
  'account.none.action': 'Hubungkan dompet',

  'list.stale': 'Menampilkan data sebelumnya.',
  'list.limited': 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
  'list.limited.stale': 'Terlalu banyak permintaan. Menampilkan data sebelumnya.',

  'profile.type.payment': 'Pembayaran',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Akun pintar',
}
