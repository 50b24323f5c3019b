import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': '{network} সমর্থন করে এমন ওয়ালেট কানেক্ট করুন। আপনার অন্য ওয়ালেটগুলো কানেক্ট থাকবে।',
  'active.same': '{wallet} {family}-এর সঙ্গেও কানেক্ট করুন',
  'active.other': 'ওয়ালেট বেছে নিন',

  'switch.title': 'নেটওয়ার্ক বদলান',
  'switch.idle.text': 'আপনার ওয়ালেট অনুমতি চাইবে',
  'switch.idle.action': '{network}-এ যান',
  'switch.waiting.title': '{wallet}-এ অনুমোদন করুন',
  'switch.waiting.text': 'আপনার ওয়ালেটে {network}-এ যাওয়া মেনে নিন',
  'switch.rejected.title': 'নেটওয়ার্ক বদল প্রত্যাখ্যান করা হয়েছে',
  'switch.rejected.text': 'আপনি এখনো একই নেটওয়ার্কে আছেন',
  'switch.failed.title': 'নেটওয়ার্ক বদলানো যায়নি',
  'switch.failed.text': '{wallet}-এ {network} বেছে নিন অথবা আবার চেষ্টা করুন',
  'switch.done.title': 'আপনি {network}-এ আছেন',
  'switch.wallet': 'আপনার ওয়ালেট',

  'unsupported.title': 'নেটওয়ার্ক বদলান',
  'unsupported.text': 'এই সাইট আপনার ওয়ালেটের বর্তমান নেটওয়ার্ক সমর্থন করে না। এগুলোর একটি বেছে নিন:',
  'unsupported.list': 'এই সাইটের নেটওয়ার্ক',

  'profile.title': 'ওয়ালেট',
  'profile.active': 'সক্রিয় ওয়ালেট',
  'profile.accounts': 'এই ওয়ালেটের অন্য অ্যাকাউন্ট',
  'profile.others': 'কানেক্ট করা অন্য ওয়ালেট',
  'profile.recent': 'সম্প্রতি ব্যবহৃত',
  'profile.families': 'নেটওয়ার্কের ধরন',
  'profile.none': 'কোনো {family} ওয়ালেট কানেক্ট করা নেই।',
  'profile.disconnect.all': 'সব ওয়ালেট ডিসকানেক্ট করুন',
  'profile.dropped': '{wallet} আর {family}-এর সঙ্গে কানেক্ট নেই।',
  'profile.dropped.action': 'আবার কানেক্ট করুন',
  'profile.remove': '{wallet} {address} সরান',
  'profile.add': 'ওয়ালেট যোগ করুন',
  'profile.switch.failed': 'ওয়ালেট বদলানো যায়নি',
}
