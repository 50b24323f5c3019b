import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'নেটওয়ার্ক ত্রুটি: এমবেডেড ওয়ালেট লোড করা যায়নি',
  'alert.frameLoadFailed.text': 'এমবেডেড ওয়ালেট লোড হয়নি। পরে আবার চেষ্টা করুন।',
  'alert.frameRequestTimeout': 'এমবেডেড ওয়ালেটের অনুরোধের সময় শেষ',
  'alert.frameRequestTimeout.text': 'এমবেডেড ওয়ালেট সাড়া দেয়নি। আবার চেষ্টা করুন।',
  'alert.sessionExpired': 'সেশনের মেয়াদ শেষ',
  'alert.sessionExpired.text': 'সেশনটি বৈধ নয়। এই ডিভাইসের তারিখ ও সময় দেখে আবার কানেক্ট করুন।',
}
