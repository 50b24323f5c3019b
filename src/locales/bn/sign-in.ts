import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'সাইন ইন',
  'signIn.heading': '{site} আপনাকে সাইন ইন করতে বলছে',
  'signIn.text':
    'অ্যাকাউন্টটি যে আপনার, তা প্রমাণ করতে আপনার ওয়ালেট এই বার্তায় স্বাক্ষর করে। এতে কোনো খরচ নেই এবং কিছুই স্থানান্তর হয় না।',
  'signIn.domain': 'সাইট',
  'signIn.address': 'অ্যাকাউন্ট',
  'signIn.network': 'নেটওয়ার্ক',
  'signIn.statement': 'বিবৃতি',
  'signIn.resources': 'রিসোর্স',
  'signIn.expires': 'মেয়াদ',
  'signIn.whole': 'পুরো বার্তা',
  'signIn.otherDomain':
    'এই বার্তা {domain}-এর জন্য, কিন্তু আপনি আছেন {page}-এ। কারণ জানা থাকলেই স্বাক্ষর করুন: এটি যার হাতে থাকবে সে আপনার নামে সেখানে সাইন ইন করতে পারবে।',
  'signIn.action': 'স্বাক্ষর করুন',
  'signIn.waiting': '{wallet}-এ অনুমোদন করুন',
  'signIn.preparing': 'বার্তা প্রস্তুত হচ্ছে',
  'signIn.wallet': 'আপনার ওয়ালেট',
  'signIn.cancel': 'বাতিল করুন',
  'signIn.cancel.disconnects': 'বাতিল করলে আপনার ওয়ালেট ডিসকানেক্ট হবে।',
  'signIn.cancel.returns': 'বাতিল করলে আপনি {network}-এ ফিরে যাবেন।',
  'signIn.optional': 'আপনি এটি বন্ধ করে সাইন ইন ছাড়াও কানেক্ট থাকতে পারেন।',
  'signIn.failed': 'বার্তায় স্বাক্ষর করতে সমস্যা হয়েছে',
  'signIn.none': 'স্বাক্ষর করার কিছু নেই',
  'signIn.none.text': 'এই সাইটের প্রয়োজন হলে আপনাকে সাইন ইন করতে বলা হবে।',
  'signIn.startFailed': 'প্রমাণীকরণ শুরু করতে সমস্যা হয়েছে',
}
