import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'এমবেডেড ওয়ালেট',

  'email.label': 'ইমেইল ঠিকানা',
  'email.submit': 'ইমেইল দিয়ে এগিয়ে যান',
  'email.text': 'আপনার ইমেইল ঠিকানা দিয়ে লগ ইন বা সাইন আপ করুন। কিছুই ইনস্টল করতে হবে না।',
  'email.invalid': 'একটি ইমেইল ঠিকানা লিখুন, যেমন name@example.com',
  'email.wait': '{seconds, plural, one {# সেকেন্ড} other {# সেকেন্ড}} পরে আবার চেষ্টা করুন',
  'email.sending': 'ইমেইল পাঠানো হচ্ছে…',
  'email.failed': 'লগ ইন করা যায়নি। আবার চেষ্টা করুন।',
  'email.mails': 'অনেক ইমেইল পাঠানো হয়েছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
  'email.off.title': 'ইমেইল দিয়ে লগ ইন বন্ধ আছে',
  'email.off.text': 'এই সাইটে এটি নেই। এর বদলে একটি ওয়ালেট কানেক্ট করুন।',

  'email.device.title': 'এই ডিভাইস নিশ্চিত করুন',
  'email.device.lead': 'আপনার ইনবক্স দেখুন',
  'email.device.text': 'এই ডিভাইস নিশ্চিত করতে {email}-এ পাঠানো লিংকটি খুলুন। লিংকটি ২০ মিনিট কার্যকর থাকবে।',
  'email.device.waiting': 'আপনার লিংক খোলার অপেক্ষায়…',
  'email.device.refused': 'ডিভাইসটি নিশ্চিত করা হয়নি',
  'email.device.expired': 'ইমেইলের লিংকের মেয়াদ শেষ হয়েছে',

  'email.code.title': 'আপনার কোড লিখুন',
  'email.code.text': '{email}-এ পাঠানো কোডটি লিখুন। এটি ২০ মিনিট কার্যকর থাকবে।',
  'email.code.label': '৬ সংখ্যার কোড',
  'email.code.incomplete': 'কোডের ৬টি সংখ্যা লিখুন',
  'email.code.failed': 'কোডটি যাচাই করা যায়নি। আবার চেষ্টা করুন।',
  'email.code.wrong': 'কোডটি সঠিক নয়',
  'email.code.expired': 'কোডের মেয়াদ শেষ। নতুন কোড চান।',
  'email.code.tries': 'অনেকবার চেষ্টা করা হয়েছে। নতুন কোড চান।',
  'email.code.checking': 'কোড যাচাই করা হচ্ছে…',
  'email.code.connected': 'কানেক্ট হয়েছে',

  'email.change.title': 'ইমেইল ঠিকানা বদলান',
  'email.change.text': 'আপনি {email} দিয়ে লগ ইন করেন। প্রথমে এতে, তারপর নতুন ঠিকানায় কোড পাঠানো হবে।',
  'email.change.submit': 'ইমেইল ঠিকানা বদলান',
  'email.change.owner.title': 'বর্তমান ইমেইল নিশ্চিত করুন',
  'email.change.new.title': 'নতুন ইমেইল নিশ্চিত করুন',
  'email.change.none.title': 'ইমেইল দিয়ে লগ ইন করা নেই',
  'email.change.none.text': 'আপনার লগ ইন করার ঠিকানা বদলাতে ইমেইল দিয়ে লগ ইন করুন।',

  'request.title': 'অনুরোধ অনুমোদন করুন',
  'request.waiting': 'আপনার অনুরোধ খোলা হচ্ছে…',
  'request.forbidden': 'এই কাজের অনুমতি নেই',
  'request.none.title': 'অনুমোদন করার কিছু নেই',
  'request.none.text': 'এই সাইটের অনুরোধ এখানে দেখা যাবে।',

  'email.resend': 'আবার ইমেইল পাঠান',
  'email.resend.wait': '{seconds} সে. পরে আবার পাঠান',
  'email.resend.sent': 'ইমেইলটি আবার পাঠানো হয়েছে',
  'email.other': 'অন্য ইমেইল ঠিকানা ব্যবহার করুন',
}
