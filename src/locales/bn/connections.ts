import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'ইমেইল দিয়ে লগ ইন',
  'account.email': 'ইমেইল ঠিকানা',
  'account.settings': 'অ্যাকাউন্ট সেটিংস',
  'account.disconnect': 'ডিসকানেক্ট করুন',
  'watch.text': 'যেকোনো অ্যাকাউন্ট তার ওয়ালেট ছাড়াই দেখুন। কিছুই স্বাক্ষর করা বা পাঠানো যাবে না।',
  'watch.invalid': 'এই সাইটের নেটওয়ার্কগুলোতে এটি সঠিক ঠিকানা নয়',
  'snack.disconnectFailed': 'ওয়ালেটটি ঠিকভাবে ডিসকানেক্ট হয়নি',
}
