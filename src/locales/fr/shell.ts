import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Fermer',
  'modal.back': 'Retour',
  'modal.help': 'Qu’est-ce qu’un portefeuille ?',
  'modal.loading': 'Chargement',
  'modal.failed.title': 'Impossible de charger cette page',
  'modal.failed.text': 'Vérifiez votre connexion, puis réessayez.',
  'modal.reload': 'Recharger la page',
  'modal.dismiss': 'Ignorer',

  'action.retry': 'Réessayer',
  'field.clear': 'Effacer',
  'field.search': 'Rechercher',

  'copy.byHand': 'Votre navigateur n’autorise pas la copie ici. Copiez vous-même le texte sélectionné.',

  'snack.addressCopied': 'Adresse copiée',
  'snack.hashCopied': 'ID de transaction copié',
}
