import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'কানেক্ট করতে স্ক্যান করুন',
  'pairing.code': '{wallet} এই সাইটের সঙ্গে কানেক্ট করার QR কোড। ক্যামেরা নেই? লিংক কপি করুন।',
  'pairing.scan': '{wallet} দিয়ে স্ক্যান করুন',
  'pairing.scan.text': 'আপনার ফোনে ওয়ালেট খুলে এই কোডটি স্ক্যান করুন',
  'pairing.any': 'আপনার ওয়ালেট',
  'pairing.preparing': 'নিরাপদ লিংক তৈরি হচ্ছে',
  'pairing.left': '{time} বাকি',
  'pairing.copy': 'লিংক কপি করুন',
  'pairing.declined': 'অনুরোধ প্রত্যাখ্যান করা হয়েছে। আবার চেষ্টা করতে এই নতুন লিংকটি নিন।',
  'pairing.rejected': 'অনুরোধ প্রত্যাখ্যান করা হয়েছে',
  'pairing.rejected.text': 'কিছুই শেয়ার করা হয়নি। আপনি আবার চেষ্টা করতে পারেন।',
  'pairing.unreachable': 'WalletConnect-এ পৌঁছানো যায়নি',
  'pairing.unreachable.text': 'আপনার ইন্টারনেট সংযোগ দেখুন অথবা পরে আবার চেষ্টা করুন',
  'pairing.failed': 'কানেক্ট করা যায়নি',
  'pairing.failed.text': 'আপনার ওয়ালেটের সঙ্গে কানেক্ট করতে সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  'pairing.connected': 'কানেক্ট হয়েছে',
  'pairing.connected.text': 'আপনি {wallet} দিয়ে কানেক্ট করেছেন',
  'pairing.continue': '{wallet}-এ এগিয়ে যান',
  'pairing.open': '{wallet} খুলুন',
  'pairing.mobile.text': 'অ্যাপে সংযোগ অনুমোদন করুন, তারপর এখানে ফিরে আসুন',
  'pairing.desktop.text': 'এই কম্পিউটারের অ্যাপে সংযোগ অনুমোদন করুন',
  'pairing.web.text': '{wallet} নতুন ট্যাবে খুলবে। সেখানে সংযোগ অনুমোদন করে এখানে ফিরে আসুন।',
  'pairing.page.text': 'এই পেজ {wallet}-এর ব্রাউজারে খুলবে, সেখানে কানেক্ট করুন',
  'pairing.stuck': '{wallet} খোলেনি?',
  'pairing.again': 'আবার খুলুন',
  'pairing.get': 'অ্যাপটি নিন',
  'pairing.show': 'QR কোড দেখান',

  'snack.linkCopied': 'লিংক কপি হয়েছে',
}
