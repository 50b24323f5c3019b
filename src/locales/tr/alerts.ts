import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Ağ hatası: gömülü cüzdan yüklenemedi',
  'alert.frameLoadFailed.text': 'Gömülü cüzdan yüklenmedi. Daha sonra tekrar deneyin.',
  'alert.frameRequestTimeout': 'Gömülü cüzdan isteği zaman aşımına uğradı',
  'alert.frameRequestTimeout.text': 'Gömülü cüzdan yanıt vermedi. Tekrar deneyin.',
  'alert.sessionExpired': 'Oturumun süresi doldu',
  'alert.sessionExpired.text': 'Geçersiz oturum. Bu cihazın tarih ve saat ayarlarını kontrol edip yeniden bağlanın.',
}
