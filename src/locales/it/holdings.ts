import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Account',
  'account.balance': 'Saldo',
  'account.balance.loading': 'Caricamento del saldo',
  'account.balance.failed': 'Saldo non disponibile',
  'account.tabs': 'Contenuto dell’account',
  'account.tab.tokens': 'Token',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Ancora nessun token',
  'account.tokens.empty.text': 'I tuoi token su {network} appaiono qui.',
  'account.tokens.empty.buy': 'Acquista cripto',
  'account.features': 'Azioni del wallet',
  'account.feature.onramp': 'Acquista',
  'account.feature.swaps': 'Scambia',
  'account.feature.receive': 'Ricevi',
  'account.feature.send': 'Invia',
  'account.wallet': 'Wallet connesso',
  'account.total': '{total} in totale',
  'account.total.stale': '{total} all’ultimo aggiornamento',

  'tokens.loading': 'Caricamento dei token',
  'tokens.failed': 'Impossibile caricare i saldi dei tuoi token.',
  'tokens.partial': 'Non è stato possibile caricare alcuni token.',
  'tokens.none.title': 'Nessun token trovato',
  'tokens.none.text': 'Nessun risultato per “{query}”.',
  'nfts.loading': 'Caricamento degli NFT',

  'snack.tokensUnavailable': 'Saldo dei token non disponibile',
}
