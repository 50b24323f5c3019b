import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'شبکه: {network}. تغییر شبکه',
  'modal.network.none': 'انتخاب شبکه',

  'networks.title': 'انتخاب شبکه',
  'networks.list': 'شبکه‌ها',
  'networks.search': 'جستجوی شبکه',
  'networks.unapproved': 'در کیف پول شما نیست',
  'networks.none.title': 'شبکه‌ای پیدا نشد',
  'networks.none.text': 'نتیجه‌ای برای «{query}» پیدا نشد.',
  'networks.help': 'شبکه چیست؟',

  'account.unsupported': 'شبکهٔ پشتیبانی‌نشده',
  'switch.unknown.title': 'شبکه پیدا نشد',
  'switch.unknown.text': 'این سایت از آن شبکه پشتیبانی نمی‌کند.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'شبکه چیست؟',
  'network.chain.title': 'یک دفتر کل مشترک',
  'network.chain.text': 'شبکه ثبت می‌کند که چه چیزی مال کیست و هر انتقالی را نگه می‌دارد.',
  'network.choice.title': 'هر کدام به شیوهٔ خود کار می‌کند',
  'network.choice.text': 'سرعت و کارمزد شبکه‌ها با هم فرق دارد.',
  'network.assets.title': 'توکن‌هایتان سر جای خود می‌مانند',
  'network.assets.text': 'هر توکن در یک شبکه قرار دارد. تغییر شبکه آن را جابه‌جا نمی‌کند.',
}
