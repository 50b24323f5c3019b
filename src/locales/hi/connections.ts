import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'ईमेल पता',
  'account.settings': 'खाते की सेटिंग',
  'account.disconnect': 'डिसकनेक्ट करें',
  'snack.disconnectFailed': 'वॉलेट ठीक से डिसकनेक्ट नहीं हुआ',
}
