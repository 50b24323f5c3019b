import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Akaun',
  'account.balance': 'Baki',
  'account.balance.loading': 'Memuatkan baki',
  'account.balance.failed': 'Baki tidak tersedia',
  'account.tabs': 'Kandungan akaun',
  'account.tab.tokens': 'Token',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Belum ada token',
  'account.tokens.empty.text': 'Token anda di {network} akan dipaparkan di sini.',
  'account.tokens.empty.buy': 'Beli kripto',
  'account.features': 'Tindakan dompet',
  'account.feature.onramp': 'Beli',
  'account.feature.swaps': 'Tukar',
  'account.feature.receive': 'Terima',
  'account.feature.send': 'Hantar',
  'account.wallet': 'Dompet yang disambungkan',
  'account.total': 'Jumlah {total}',
  'account.total.stale': '{total} semasa kemas kini terakhir',

  'tokens.loading': 'Memuatkan token',
  'tokens.failed': 'Tidak dapat memuatkan baki token anda.',
  'tokens.partial': 'Sesetengah token tidak dapat dimuatkan.',
  'tokens.none.title': 'Token tidak ditemui',
  'tokens.none.text': 'Tiada hasil untuk “{query}”.',
  'nfts.loading': 'Memuatkan NFT',

  'snack.tokensUnavailable': 'Baki token tidak tersedia',
}
