import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Login dengan email',
  'account.email': 'Alamat email',
  'account.settings': 'Pengaturan akun',
  'account.disconnect': 'Putuskan koneksi',
  'watch.text': 'Lihat akun mana pun tanpa dompetnya. Tidak ada yang dapat ditandatangani atau dikirim.',
  'watch.invalid': 'Bukan alamat yang valid di jaringan situs ini',
  'snack.disconnectFailed': 'Koneksi dompet tidak terputus dengan benar',
}
