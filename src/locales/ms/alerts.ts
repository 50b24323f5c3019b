import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Ralat rangkaian: dompet terbenam tidak dapat dimuatkan',
  'alert.frameLoadFailed.text': 'Dompet terbenam tidak dimuatkan. Cuba lagi nanti.',
  'alert.frameRequestTimeout': 'Masa permintaan dompet terbenam tamat',
  'alert.frameRequestTimeout.text': 'Dompet terbenam tidak menjawab. Cuba lagi.',
  'alert.sessionExpired': 'Sesi tamat tempoh',
  'alert.sessionExpired.text': 'Sesi tidak sah. Semak tetapan tarikh dan masa peranti ini, kemudian sambung semula.',
}
