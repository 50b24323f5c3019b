import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'الشبكة: {network}. تغيير الشبكة',
  'modal.network.none': 'اختيار الشبكة',

  'networks.title': 'اختيار الشبكة',
  'networks.list': 'الشبكات',
  'networks.search': 'البحث عن شبكة',
  'networks.unapproved': 'ليست في محفظتك',
  'networks.none.title': 'لم يُعثر على شبكة',
  'networks.none.text': 'لا توجد نتائج عن «{query}».',
  'networks.help': 'ما هي الشبكة؟',

  'account.unsupported': 'شبكة غير مدعومة',
  'switch.unknown.title': 'الشبكة غير موجودة',
  'switch.unknown.text': 'هذا الموقع لا يدعم تلك الشبكة.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'ما هي الشبكة؟',
  'network.chain.title': 'سجل مشترك',
  'network.chain.text': 'تحتفظ الشبكة بسجل لما يملكه كل طرف ولكل عملية تحويل.',
  'network.choice.title': 'لكل شبكة طريقة عمل',
  'network.choice.text': 'تختلف الشبكات في السرعة والرسوم.',
  'network.assets.title': 'توكناتك تبقى في مكانها',
  'network.assets.text': 'كل توكن موجود على شبكة واحدة، وتبديل الشبكة لا ينقله.',
}
