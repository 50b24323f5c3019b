import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'অ্যাকাউন্ট',
  'account.balance': 'ব্যালেন্স',
  'account.balance.loading': 'ব্যালেন্স লোড হচ্ছে',
  'account.balance.failed': 'ব্যালেন্স পাওয়া যাচ্ছে না',
  'account.tabs': 'অ্যাকাউন্টে যা আছে',
  'account.tab.tokens': 'টোকেন',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'এখনো কোনো টোকেন নেই',
  'account.tokens.empty.text': '{network}-এ আপনার টোকেন এখানে দেখা যাবে।',
  'account.tokens.empty.buy': 'ক্রিপ্টো কিনুন',
  'account.features': 'ওয়ালেটের কাজ',
  'account.feature.onramp': 'কিনুন',
  'account.feature.swaps': 'সোয়াপ',
  'account.feature.receive': 'গ্রহণ করুন',
  'account.feature.send': 'পাঠান',
  'account.wallet': 'কানেক্ট করা ওয়ালেট',
  'account.total': 'মোট {total}',
  'account.total.stale': 'শেষ আপডেটের সময় {total}',

  'tokens.loading': 'টোকেন লোড হচ্ছে',
  'tokens.failed': 'আপনার টোকেনের ব্যালেন্স লোড করা যায়নি।',
  'tokens.partial': 'কিছু টোকেন লোড করা যায়নি।',
  'tokens.none.title': 'কোনো টোকেন পাওয়া যায়নি',
  'tokens.none.text': '“{query}”-এর জন্য কোনো ফলাফল নেই।',
  'nfts.loading': 'NFT লোড হচ্ছে',

  'snack.tokensUnavailable': 'টোকেনের ব্যালেন্স পাওয়া যাচ্ছে না',
}
