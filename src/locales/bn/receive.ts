import type { receive as english } from '../en/receive.js'
import type { Translation } from '../translation.js'

export const receive: Translation<typeof english> = {
  'receive.title': 'গ্রহণ করুন',
  'receive.code': '{address} ঠিকানার QR কোড',
  'receive.address': 'ঠিকানা',
  'receive.kinds': 'ঠিকানার ধরন',
  'receive.type.payment': 'Bitcoin',
  'receive.type.ordinal': 'Ordinals',
  'receive.warning': 'এই ঠিকানায় শুধু {family} নেটওয়ার্কের সম্পদ পাঠান। অন্য নেটওয়ার্কের সম্পদ হারিয়ে যেতে পারে।',
  'receive.warning.payment':
    'এই ঠিকানায় শুধু বিটকয়েন পাঠান। এখানে পাঠানো Ordinals ও Runes বিটকয়েন হিসেবে খরচ হয়ে যেতে পারে।',
  'receive.warning.ordinal': 'এই ঠিকানায় শুধু Ordinals ও Runes পাঠান। বিটকয়েনের জন্য আপনার অন্য ঠিকানা ব্যবহার করুন।',
  'receive.networks': 'সমর্থিত নেটওয়ার্ক',
  'receive.networks.title': 'সমর্থিত নেটওয়ার্ক',
  'receive.networks.text': 'ঠিকানা {address} এই সব নেটওয়ার্কে একই।',
}
