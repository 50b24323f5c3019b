import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'ईमेल से लॉग इन',
  'account.email': 'ईमेल पता',
  'account.settings': 'खाते की सेटिंग',
  'account.disconnect': 'डिसकनेक्ट करें',
  'watch.text': 'किसी भी खाते को उसके वॉलेट के बिना देखें। साइन करना या भेजना संभव नहीं है।',
  'watch.invalid': 'इस साइट के नेटवर्क पर यह मान्य पता नहीं है',
  'snack.disconnectFailed': 'वॉलेट ठीक से डिसकनेक्ट नहीं हुआ',
}
