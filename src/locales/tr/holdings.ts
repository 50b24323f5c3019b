import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Hesap',
  'account.balance': 'Bakiye',
  'account.balance.loading': 'Bakiye yükleniyor',
  'account.balance.failed': 'Bakiye görüntülenemiyor',
  'account.tabs': 'Hesap içeriği',
  'account.tab.tokens': 'Token’lar',
  'account.tab.nfts': 'NFT’ler',
  'account.tokens.empty': 'Henüz token yok',
  'account.tokens.empty.text': '{network} ağındaki token’larınız burada görünür.',
  'account.tokens.empty.buy': 'Kripto satın al',
  'account.features': 'Cüzdan işlemleri',
  'account.feature.onramp': 'Satın al',
  'account.feature.swaps': 'Takas',
  'account.feature.receive': 'Al',
  'account.feature.send': 'Gönder',
  'account.wallet': 'Bağlı cüzdan',
  'account.total': 'Toplam {total}',
  'account.total.stale': 'Son güncellemede {total}',

  'tokens.loading': 'Token’lar yükleniyor',
  'tokens.failed': 'Token bakiyeleriniz yüklenemedi.',
  'tokens.partial': 'Bazı token’lar yüklenemedi.',
  'tokens.none.title': 'Token bulunamadı',
  'tokens.none.text': '“{query}” için sonuç yok.',
  'nfts.loading': 'NFT’ler yükleniyor',

  'snack.tokensUnavailable': 'Token bakiyesi görüntülenemiyor',
}
