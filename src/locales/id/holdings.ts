import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Akun',
  'account.balance': 'Saldo',
  'account.balance.loading': 'Memuat saldo',
  'account.balance.failed': 'Saldo tidak tersedia',
  'account.tabs': 'Isi akun',
  'account.tab.tokens': 'Token',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Belum ada token',
  'account.tokens.empty.text': 'Token Anda di {network} akan muncul di sini.',
  'account.tokens.empty.buy': 'Beli kripto',
  'account.features': 'Tindakan dompet',
  'account.feature.onramp': 'Beli',
  'account.feature.swaps': 'Tukar',
  'account.feature.receive': 'Terima',
  'account.feature.send': 'Kirim',
  'account.wallet': 'Dompet yang terhubung',
  'account.total': 'Total {total}',
  'account.total.stale': '{total} saat terakhir diperbarui',

  'tokens.loading': 'Memuat token',
  'tokens.failed': 'Tidak dapat memuat saldo token Anda.',
  'tokens.partial': 'Beberapa token tidak dapat dimuat.',
  'tokens.none.title': 'Token tidak ditemukan',
  'tokens.none.text': 'Tidak ada hasil untuk “{query}”.',
  'nfts.loading': 'Memuat NFT',

  'snack.tokensUnavailable': 'Saldo token tidak tersedia',
}
