import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Konto',
  'account.balance': 'Saldo',
  'account.balance.loading': 'Ładowanie salda',
  'account.balance.failed': 'Saldo niedostępne',
  'account.tabs': 'Zawartość konta',
  'account.tab.tokens': 'Tokeny',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Brak tokenów',
  'account.tokens.empty.text': 'Tutaj pojawią się Twoje tokeny w sieci {network}.',
  'account.tokens.empty.buy': 'Kup krypto',
  'account.features': 'Działania portfela',
  'account.feature.onramp': 'Kup',
  'account.feature.swaps': 'Wymień',
  'account.feature.receive': 'Odbierz',
  'account.feature.send': 'Wyślij',
  'account.wallet': 'Połączony portfel',
  'account.total': 'Razem {total}',
  'account.total.stale': '{total} przy ostatniej aktualizacji',

  'tokens.loading': 'Ładowanie tokenów',
  'tokens.failed': 'Nie udało się wczytać sald tokenów.',
  'tokens.partial': 'Nie udało się wczytać niektórych tokenów.',
  'tokens.none.title': 'Nie znaleziono tokenów',
  'tokens.none.text': 'Brak wyników dla „{query}”.',
  'nfts.loading': 'Ładowanie NFT',

  'snack.tokensUnavailable': 'Saldo tokenów jest niedostępne',
}
