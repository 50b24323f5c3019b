import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'E-posta adresi',
  'account.settings': 'Hesap ayarları',
  'account.disconnect': 'Bağlantıyı kes',
  'snack.disconnectFailed': 'Cüzdanın bağlantısı düzgün kesilemedi',
}
