import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'নেটওয়ার্ক: {network}। নেটওয়ার্ক বদলান',
  'modal.network.none': 'নেটওয়ার্ক বেছে নিন',

  'networks.title': 'নেটওয়ার্ক বেছে নিন',
  'networks.list': 'নেটওয়ার্ক',
  'networks.search': 'নেটওয়ার্ক খুঁজুন',
  'networks.unapproved': 'আপনার ওয়ালেটে নেই',
  'networks.none.title': 'কোনো নেটওয়ার্ক পাওয়া যায়নি',
  'networks.none.text': '“{query}”-এর জন্য কোনো ফলাফল নেই।',
  'networks.help': 'নেটওয়ার্ক কী?',

  'account.unsupported': 'অসমর্থিত নেটওয়ার্ক',
  'switch.unknown.title': 'নেটওয়ার্ক পাওয়া যায়নি',
  'switch.unknown.text': 'এই সাইট ওই নেটওয়ার্ক সমর্থন করে না।',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'নেটওয়ার্ক কী?',
  'network.chain.title': 'সবার একটি খতিয়ান',
  'network.chain.text': 'কার কাছে কী আছে এবং কী কী স্থানান্তর হয়েছে, নেটওয়ার্ক তার হিসাব রাখে।',
  'network.choice.title': 'প্রতিটি আলাদাভাবে কাজ করে',
  'network.choice.text': 'নেটওয়ার্কভেদে গতি ও ফি আলাদা হয়।',
  'network.assets.title': 'আপনার টোকেন যেখানে আছে সেখানেই থাকে',
  'network.assets.text': 'প্রতিটি টোকেন একটি নেটওয়ার্কেই থাকে। নেটওয়ার্ক বদলালে টোকেন সরে যায় না।',
}
