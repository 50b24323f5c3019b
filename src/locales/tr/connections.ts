import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'E-postayla giriş',
  'account.email': 'E-posta adresi',
  'account.settings': 'Hesap ayarları',
  'account.disconnect': 'Bağlantıyı kes',
  'watch.text': 'Herhangi bir hesabı cüzdanı olmadan görüntüleyin. Hiçbir şey imzalanamaz veya gönderilemez.',
  'watch.invalid': 'Bu sitenin ağlarında geçerli bir adres değil',
  'snack.disconnectFailed': 'Cüzdanın bağlantısı düzgün kesilemedi',
}
