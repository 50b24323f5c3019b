import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'কল যাচাই করুন',
  'calls.none.text': 'এই সাইট কোনো কল চায়নি।',
  'calls.elsewhere': 'এই কলগুলো {network}-এ হবে।',
  'calls.contract': 'কন্ট্র্যাক্ট কল',
  'calls.transfer': 'টোকেন পাঠান',
  'calls.transferFrom': 'অন্য অ্যাকাউন্ট থেকে টোকেন সরান',
  'calls.approve': 'টোকেন খরচের অনুমতি দিন',
  'calls.to': 'কন্ট্র্যাক্ট',
  'calls.token': 'টোকেন কন্ট্র্যাক্ট',
  'calls.spender': 'অনুমতি পাওয়া ঠিকানা',
  'calls.amount.raw': 'টোকেনের ক্ষুদ্রতম এককে পরিমাণ',
  'calls.amount.any': 'যেকোনো পরিমাণ',
  'calls.value': 'যে পরিমাণ পাঠানো হবে',
  'calls.data': 'ডেটা',
  'calls.hash': 'লেনদেনের ID',
  'calls.atomic': '{wallet} সব কল একসঙ্গে পাঠায়: হয় সব সম্পন্ন হবে, নয়তো একটিও নয়।',
  'calls.inTurn':
    '{wallet} প্রতিটি কলের জন্য আলাদাভাবে জিজ্ঞেস করবে। একটি ব্যর্থ হলেও তার আগের কলগুলো সম্পন্ন হয়ে থাকবে।',
  'calls.unlimited':
    'একটি কল এখন ও পরে টোকেনের যেকোনো পরিমাণ খরচের অনুমতি দেয়। অনুমতি পাওয়া ঠিকানার ওপর ভরসা থাকলে তবেই নিশ্চিত করুন।',
  'calls.confirm': '{count, plural, one {#টি কল পাঠান} other {#টি কল পাঠান}}',
  'calls.progress': '{count}টির মধ্যে {done}টি সম্পন্ন',
  'calls.through': 'সম্পন্ন',
  'calls.pending': 'পথে আছে',
  'calls.failed': 'সম্পন্ন হয়নি',
  'calls.unsent': 'পাঠানো হয়নি',
  'calls.unknown': 'ফলাফল অজানা',
  'calls.error.rejected': 'আপনি {wallet}-এ প্রত্যাখ্যান করেছেন, তাই বাকি কলগুলো পাঠানো হয়নি।',
  'calls.error.changed': 'আপনার ওয়ালেট অন্য অ্যাকাউন্ট বা নেটওয়ার্কে চলে গেছে, তাই বাকি কলগুলো পাঠানো হয়নি।',
  'calls.error.lost': 'একটি কল নেটওয়ার্কে ব্যর্থ হয়েছে, তাই পরের কলগুলো পাঠানো হয়নি।',
  'calls.error.atomic': 'কলগুলো নেটওয়ার্কে ব্যর্থ হয়েছে। শুধু নেটওয়ার্ক ফি কাটা হয়েছে।',
}
