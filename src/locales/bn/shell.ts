import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'বন্ধ করুন',
  'modal.back': 'ফিরে যান',
  'modal.help': 'ওয়ালেট কী?',
  'modal.loading': 'লোড হচ্ছে',
  'modal.failed.title': 'এই পেজটি লোড করা যায়নি',
  'modal.failed.text': 'আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
  'modal.reload': 'পেজটি আবার লোড করুন',
  'modal.dismiss': 'সরিয়ে দিন',

  'action.retry': 'আবার চেষ্টা করুন',
  'field.clear': 'মুছুন',
  'field.search': 'খুঁজুন',

  'copy.byHand': 'আপনার ব্রাউজার এখানে কপি করতে দিচ্ছে না। বেছে নেওয়া লেখাটি নিজে কপি করুন।',

  'snack.addressCopied': 'ঠিকানা কপি হয়েছে',
  'snack.hashCopied': 'লেনদেনের ID কপি হয়েছে',
}
