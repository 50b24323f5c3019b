import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Akaunti',
  'account.balance': 'Salio',
  'account.balance.loading': 'Inapakia salio',
  'account.balance.failed': 'Salio halipatikani',
  'account.tabs': 'Yaliyomo kwenye akaunti',
  'account.tab.tokens': 'Tokeni',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Bado hakuna tokeni',
  'account.tokens.empty.text': 'Tokeni zako kwenye {network} huonekana hapa.',
  'account.tokens.empty.buy': 'Nunua kripto',
  'account.features': 'Vitendo vya pochi',
  'account.feature.onramp': 'Nunua',
  'account.feature.swaps': 'Badilisha',
  'account.feature.receive': 'Pokea',
  'account.feature.send': 'Tuma',
  'account.wallet': 'Pochi iliyounganishwa',
  'account.total': 'Jumla {total}',
  'account.total.stale': '{total} iliposasishwa mara ya mwisho',

  'tokens.loading': 'Inapakia tokeni',
  'tokens.failed': 'Imeshindwa kupakia salio la tokeni zako.',
  'tokens.partial': 'Imeshindwa kupakia baadhi ya tokeni.',
  'tokens.none.title': 'Hakuna tokeni zilizopatikana',
  'tokens.none.text': 'Hakuna matokeo ya “{query}”.',
  'nfts.loading': 'Inapakia NFT',

  'snack.tokensUnavailable': 'Salio la tokeni halipatikani',
}
