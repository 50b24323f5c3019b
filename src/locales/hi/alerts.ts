import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'नेटवर्क त्रुटि: एम्बेडेड वॉलेट लोड नहीं हो सका',
  'alert.frameLoadFailed.text': 'एम्बेडेड वॉलेट लोड नहीं हुआ। बाद में फिर कोशिश करें।',
  'alert.frameRequestTimeout': 'एम्बेडेड वॉलेट के अनुरोध का समय समाप्त',
  'alert.frameRequestTimeout.text': 'एम्बेडेड वॉलेट ने जवाब नहीं दिया। फिर कोशिश करें।',
  'alert.sessionExpired': 'सत्र समाप्त हो गया',
  'alert.sessionExpired.text': 'सत्र मान्य नहीं है। इस डिवाइस की तारीख और समय जाँचकर फिर से कनेक्ट करें।',
}
