import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Kesalahan jaringan: dompet tertanam tidak dapat dimuat',
  'alert.frameLoadFailed.text': 'Dompet tertanam tidak termuat. Coba lagi nanti.',
  'alert.frameRequestTimeout': 'Waktu permintaan dompet tertanam habis',
  'alert.frameRequestTimeout.text': 'Dompet tertanam tidak menjawab. Coba lagi.',
  'alert.sessionExpired': 'Sesi berakhir',
  'alert.sessionExpired.text':
    'Sesi tidak valid. Periksa pengaturan tanggal dan waktu di perangkat ini, lalu hubungkan ulang.',
}
