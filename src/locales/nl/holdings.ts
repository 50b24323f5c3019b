import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Account',
  'account.balance': 'Saldo',
  'account.balance.loading': 'Saldo laden',
  'account.balance.failed': 'Saldo niet beschikbaar',
  'account.tabs': 'Inhoud van het account',
  'account.tab.tokens': 'Tokens',
  'account.tab.nfts': 'NFT’s',
  'account.tokens.empty': 'Nog geen tokens',
  'account.tokens.empty.text': 'Je tokens op {network} verschijnen hier.',
  'account.tokens.empty.buy': 'Crypto kopen',
  'account.features': 'Wallet-acties',
  'account.feature.onramp': 'Kopen',
  'account.feature.swaps': 'Swappen',
  'account.feature.receive': 'Ontvangen',
  'account.feature.send': 'Versturen',
  'account.wallet': 'Gekoppelde wallet',
  'account.total': '{total} totaal',
  'account.total.stale': '{total} bij laatste update',

  'tokens.loading': 'Tokens laden',
  'tokens.failed': 'Je tokensaldo’s konden niet worden geladen.',
  'tokens.partial': 'Sommige tokens konden niet worden geladen.',
  'tokens.none.title': 'Geen tokens gevonden',
  'tokens.none.text': 'Geen resultaten voor “{query}”.',
  'nfts.loading': 'NFT’s laden',

  'snack.tokensUnavailable': 'Tokensaldo niet beschikbaar',
}
