import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'অ্যাকাউন্টের নাম',
  'names.lead': 'ঠিকানার বদলে একটি নাম',
  'names.text': 'অন্যরা এই নামে টোকেন পাঠাতে পারবেন। নামটি কোন ঠিকানার, তা সবাই দেখতে পারবেন।',
  'names.choose': 'নাম বাছুন',
  'names.label': 'নাম',
  'names.rule': '৪ থেকে ৬৪টি অক্ষর: a থেকে z, সংখ্যা ও হাইফেন',
  'names.checking': '{name} যাচাই করা হচ্ছে…',
  'names.free': '{name} পাওয়া যাচ্ছে',
  'names.taken': '{name} নেওয়া হয়ে গেছে',
  'names.suggestions': 'যেসব নাম পাওয়া যাচ্ছে',
  'names.suggestions.failed': 'নামের প্রস্তাব আনা যায়নি',
  'names.register': 'নাম নিবন্ধন করুন',
  'names.registering': '{name} নিবন্ধন করা হচ্ছে…',
  'names.failed': 'নাম নিবন্ধন করা যায়নি। আবার চেষ্টা করুন।',
  'names.expired': 'অনেক সময় লেগেছে। আবার চেষ্টা করুন এবং ১০ সেকেন্ডের মধ্যে অনুমোদন করুন।',
  'names.done.title': 'নাম নিবন্ধিত হয়েছে',
  'names.done.text': '{name} এখন আপনার অ্যাকাউন্টের নাম',
  'names.done': 'শেষ',
  'names.none.title': 'নাম দেওয়ার মতো অ্যাকাউন্ট নেই',
  'names.none.text': 'নাম বাছতে EVM নেটওয়ার্কে ইমেইল বা সোশ্যাল অ্যাকাউন্ট দিয়ে লগ ইন করুন।',
}
