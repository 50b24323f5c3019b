import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Pindai untuk terhubung',
  'pairing.code': 'Kode QR untuk menghubungkan {wallet} ke situs ini. Tidak ada kamera? Salin tautannya saja.',
  'pairing.scan': 'Pindai dengan {wallet}',
  'pairing.scan.text': 'Buka dompet di ponsel Anda dan pindai kode ini',
  'pairing.any': 'dompet Anda',
  'pairing.preparing': 'Menyiapkan tautan yang aman',
  'pairing.left': 'Sisa waktu {time}',
  'pairing.copy': 'Salin tautan',
  'pairing.declined': 'Permintaan ditolak. Ini tautan baru untuk mencoba lagi.',
  'pairing.rejected': 'Permintaan ditolak',
  'pairing.rejected.text': 'Tidak ada yang dibagikan. Anda dapat mencoba lagi.',
  'pairing.unreachable': 'Tidak dapat menjangkau WalletConnect',
  'pairing.unreachable.text': 'Periksa koneksi internet Anda, atau coba lagi nanti',
  'pairing.failed': 'Tidak dapat terhubung',
  'pairing.failed.text': 'Terjadi masalah saat menghubungkan ke dompet Anda. Coba lagi.',
  'pairing.connected': 'Terhubung',
  'pairing.connected.text': 'Anda terhubung dengan {wallet}',
  'pairing.continue': 'Lanjutkan di {wallet}',
  'pairing.open': 'Buka {wallet}',
  'pairing.mobile.text': 'Setujui koneksi di aplikasi, lalu kembali ke sini',
  'pairing.desktop.text': 'Setujui koneksi di aplikasi pada komputer ini',
  'pairing.web.text': '{wallet} terbuka di tab baru. Setujui koneksi di sana, lalu kembali ke sini.',
  'pairing.page.text': 'Halaman ini terbuka di browser {wallet}, tempat Anda dapat menghubungkan dompet',
  'pairing.stuck': '{wallet} tidak terbuka?',
  'pairing.again': 'Buka lagi',
  'pairing.get': 'Dapatkan aplikasi',
  'pairing.show': 'Tampilkan kode QR',

  'snack.linkCopied': 'Tautan disalin',
}
