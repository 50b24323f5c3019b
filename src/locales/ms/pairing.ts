import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Imbas untuk menyambung',
  'pairing.code': 'Kod QR untuk menyambungkan {wallet} ke laman ini. Tiada kamera? Salin pautan sahaja.',
  'pairing.scan': 'Imbas dengan {wallet}',
  'pairing.scan.text': 'Buka dompet pada telefon anda dan imbas kod ini',
  'pairing.any': 'dompet anda',
  'pairing.preparing': 'Menyediakan pautan selamat',
  'pairing.left': '{time} lagi',
  'pairing.copy': 'Salin pautan',
  'pairing.declined': 'Permintaan telah ditolak. Ini pautan baharu untuk cuba lagi.',
  'pairing.rejected': 'Permintaan ditolak',
  'pairing.rejected.text': 'Tiada apa-apa dikongsi. Anda boleh cuba lagi.',
  'pairing.unreachable': 'Tidak dapat mencapai WalletConnect',
  'pairing.unreachable.text': 'Semak sambungan internet anda, atau cuba lagi nanti',
  'pairing.failed': 'Tidak dapat menyambung',
  'pairing.failed.text': 'Ada masalah semasa menyambung ke dompet anda. Cuba lagi.',
  'pairing.connected': 'Disambungkan',
  'pairing.connected.text': 'Anda disambungkan dengan {wallet}',
  'pairing.continue': 'Teruskan dalam {wallet}',
  'pairing.open': 'Buka {wallet}',
  'pairing.mobile.text': 'Luluskan sambungan dalam aplikasi, kemudian kembali ke sini',
  'pairing.desktop.text': 'Luluskan sambungan dalam aplikasi pada komputer ini',
  'pairing.web.text': '{wallet} dibuka dalam tab baharu. Luluskan sambungan di sana, kemudian kembali ke sini.',
  'pairing.page.text': 'Halaman ini dibuka dalam pelayar {wallet}, tempat anda boleh menyambung',
  'pairing.stuck': '{wallet} tidak dibuka?',
  'pairing.again': 'Buka semula',
  'pairing.get': 'Dapatkan aplikasi',
  'pairing.show': 'Tunjukkan kod QR',

  'snack.linkCopied': 'Pautan disalin',
}
