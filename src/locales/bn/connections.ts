import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'ইমেইল ঠিকানা',
  'account.settings': 'অ্যাকাউন্ট সেটিংস',
  'account.disconnect': 'ডিসকানেক্ট করুন',
  'snack.disconnectFailed': 'ওয়ালেটটি ঠিকভাবে ডিসকানেক্ট হয়নি',
}
