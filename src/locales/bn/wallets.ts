import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'ওয়ালেট খোঁজা হচ্ছে',
  'connect.unnamed': 'ব্রাউজার ওয়ালেট',
  'pairing.unknown': 'ওয়ালেট',
  'all.none.title': 'কোনো ওয়ালেট পাওয়া যায়নি',

  'get.list': 'যেসব ওয়ালেট নিতে পারেন',
  'get.none': 'আপনার অ্যাপ স্টোরে ওয়ালেট খুঁজুন।',
  'get.guide': 'আরও ওয়ালেট দেখুন',
  'connecting.get': '{wallet} নেই? নিয়ে নিন',

  'downloads.title': '{wallet} নিন',
  'downloads.any': 'ওয়ালেট নিন',
  'downloads.list': '{wallet} কোথায় পাবেন',
  'downloads.chrome': 'Chrome ওয়েব স্টোর',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'ওয়েবসাইট',
  'downloads.empty.title': 'ডাউনলোডের লিংক পাওয়া যায়নি',
  'downloads.empty.text': 'আপনার অ্যাপ স্টোরে {wallet} খুঁজুন।',

  'connecting.notFound.title': 'এই ওয়ালেট আর পাওয়া যাচ্ছে না',
  'connecting.notFound.text': 'এটি হয়তো আপনার ব্রাউজারে বন্ধ করা হয়েছে',
  'connecting.notFound.action': 'অন্য ওয়ালেট বেছে নিন',

  'wallet.title': 'ওয়ালেট কী?',
  'wallet.keys.title': 'আপনার সম্পদের ঘর',
  'wallet.keys.text': 'ওয়ালেট আপনার টোকেন ও সংগ্রহ রাখে, পাঠায় ও গ্রহণ করে।',
  'wallet.login.title': 'সাইন ইন করার নতুন উপায়',
  'wallet.login.text': 'ইউজারনেম ও পাসওয়ার্ডের বদলে আপনার ওয়ালেট কানেক্ট করুন।',
  'wallet.control.title': 'নিয়ন্ত্রণ আপনার হাতেই',
  'wallet.control.text': 'সাইট শুধু অনুরোধ করতে পারে। আপনি ওয়ালেটে অনুমোদন না করা পর্যন্ত কিছুই স্থানান্তর হয় না।',
  'wallet.get': 'ওয়ালেট নিন',
}
