import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Salin alamat',
  'account.explorer': 'Lihat di {explorer}',
  'account.none.title': 'Tidak disambungkan',
  'account.none.text': 'Sambungkan dompet untuk melihat akaun anda di sini.',
  'account.none.action': 'Sambungkan dompet',

  'list.stale': 'Memaparkan data terdahulu.',
  'list.limited': 'Terlalu banyak permintaan. Cuba lagi sebentar nanti.',
  'list.limited.stale': 'Terlalu banyak permintaan. Memaparkan data terdahulu.',

  'profile.type.payment': 'Pembayaran',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Akaun pintar',
}
