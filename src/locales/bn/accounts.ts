import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'ঠিকানা কপি করুন',
  'account.explorer': '{explorer}-এ দেখুন',
  'account.none.title': 'কানেক্ট করা নেই',
  'account.none.text': 'এখানে আপনার অ্যাকাউন্ট দেখতে একটি ওয়ালেট কানেক্ট করুন।',
  'account.none.action': 'ওয়ালেট কানেক্ট করুন',

  'list.stale': 'আগের হিসাব দেখানো হচ্ছে।',
  'list.limited': 'অনেক বেশি অনুরোধ করা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  'list.limited.stale': 'অনেক বেশি অনুরোধ করা হয়েছে। আগের হিসাব দেখানো হচ্ছে।',

  'profile.type.payment': 'পেমেন্ট',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'স্মার্ট অ্যাকাউন্ট',
}
