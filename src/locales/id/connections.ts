import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Alamat email',
  'account.settings': 'Pengaturan akun',
  'account.disconnect': 'Putuskan koneksi',
  'snack.disconnectFailed': 'Koneksi dompet tidak terputus dengan benar',
}
