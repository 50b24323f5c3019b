import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Konto',
  'account.balance': 'Guthaben',
  'account.balance.loading': 'Guthaben wird geladen',
  'account.balance.failed': 'Guthaben nicht verfügbar',
  'account.tabs': 'Inhalt des Kontos',
  'account.tab.tokens': 'Token',
  'account.tab.nfts': 'NFTs',
  'account.tokens.empty': 'Noch keine Token',
  'account.tokens.empty.text': 'Deine Token auf {network} erscheinen hier.',
  'account.tokens.empty.buy': 'Krypto kaufen',
  'account.features': 'Wallet-Aktionen',
  'account.feature.onramp': 'Kaufen',
  'account.feature.swaps': 'Tauschen',
  'account.feature.receive': 'Empfangen',
  'account.feature.send': 'Senden',
  'account.wallet': 'Verbundene Wallet',
  'account.total': '{total} insgesamt',
  'account.total.stale': '{total} beim letzten Abruf',

  'tokens.loading': 'Token werden geladen',
  'tokens.failed': 'Deine Token-Guthaben konnten nicht geladen werden.',
  'tokens.partial': 'Einige Token konnten nicht geladen werden.',
  'tokens.none.title': 'Keine Token gefunden',
  'tokens.none.text': 'Keine Ergebnisse für „{query}“.',
  'nfts.loading': 'NFTs werden geladen',

  'snack.tokensUnavailable': 'Token-Guthaben nicht verfügbar',
}
