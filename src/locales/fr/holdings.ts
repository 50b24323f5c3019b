import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Compte',
  'account.balance': 'Solde',
  'account.balance.loading': 'Chargement du solde',
  'account.balance.failed': 'Solde indisponible',
  'account.tabs': 'Contenu du compte',
  'account.tab.tokens': 'Jetons',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Aucun jeton pour le moment',
  'account.tokens.empty.text': 'Vos jetons sur {network} s’affichent ici.',
  'account.tokens.empty.buy': 'Acheter des cryptos',
  'account.features': 'Actions du portefeuille',
  'account.feature.onramp': 'Acheter',
  'account.feature.swaps': 'Échanger',
  'account.feature.receive': 'Recevoir',
  'account.feature.send': 'Envoyer',
  'account.wallet': 'Portefeuille connecté',
  'account.total': '{total} au total',
  'account.total.stale': '{total} à la dernière mise à jour',

  'tokens.loading': 'Chargement des jetons',
  'tokens.failed': 'Impossible de charger les soldes de vos jetons.',
  'tokens.partial': 'Certains jetons n’ont pas pu être chargés.',
  'tokens.none.title': 'Aucun jeton trouvé',
  'tokens.none.text': 'Aucun résultat pour « {query} ».',
  'nfts.loading': 'Chargement des NFT',

  'snack.tokensUnavailable': 'Solde des jetons indisponible',
}
