import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Copier l’adresse',
  'account.explorer': 'Voir sur {explorer}',
  'account.none.title': 'Non connecté',
  'account.none.text': 'Connectez un portefeuille pour voir votre compte ici.',
  'account.none.action': 'Connecter un portefeuille',

  'list.stale': 'Les chiffres affichés ne sont plus à jour.',
  'list.limited': 'Trop de requêtes. Réessayez dans un instant.',
  'list.limited.stale': 'Trop de requêtes. Les chiffres affichés ne sont plus à jour.',

  'profile.type.payment': 'Paiements',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Compte intelligent',
}
