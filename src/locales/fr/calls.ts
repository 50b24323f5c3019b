import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Vérification des appels',
  'calls.none.text': 'Ce site n’a demandé aucun appel.',
  'calls.elsewhere': 'Ces appels se font sur {network}.',
  'calls.contract': 'Appel de contrat',
  'calls.transfer': 'Envoyer des jetons',
  'calls.transferFrom': 'Déplacer les jetons d’un autre compte',
  'calls.approve': 'Autoriser la dépense de jetons',
  'calls.to': 'Contrat',
  'calls.token': 'Contrat du jeton',
  'calls.spender': 'Adresse autorisée',
  'calls.amount.raw': 'Montant dans la plus petite unité du jeton',
  'calls.amount.any': 'N’importe quel montant',
  'calls.value': 'Envoyé avec l’appel',
  'calls.data': 'Données',
  'calls.hash': 'ID de transaction',
  'calls.atomic': '{wallet} envoie tous les appels à la fois : soit tous aboutissent, soit aucun.',
  'calls.inTurn':
    '{wallet} demande une confirmation pour chaque appel. Si l’un échoue, les précédents ont déjà abouti.',
  'calls.unlimited':
    'L’un des appels permet de dépenser n’importe quel montant d’un jeton, maintenant et plus tard. Ne confirmez que si vous faites confiance à l’adresse autorisée.',
  'calls.confirm': '{count, plural, one {Envoyer # appel} many {Envoyer # d’appels} other {Envoyer # appels}}',
  'calls.progress': 'Aboutis : {done} sur {count}',
  'calls.through': 'Abouti',
  'calls.pending': 'En cours',
  'calls.failed': 'N’a pas abouti',
  'calls.unsent': 'Non envoyé',
  'calls.unknown': 'Résultat inconnu',
  'calls.error.rejected': 'Vous avez refusé la demande dans {wallet} : les autres appels n’ont pas été envoyés.',
  'calls.error.changed':
    'Votre portefeuille est passé à un autre compte ou réseau : les autres appels n’ont pas été envoyés.',
  'calls.error.lost': 'Un appel a échoué sur le réseau : les suivants n’ont pas été envoyés.',
  'calls.error.atomic': 'Les appels ont échoué sur le réseau. Seuls les frais de réseau ont été prélevés.',
}
