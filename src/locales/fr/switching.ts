import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Connectez un portefeuille compatible avec {network}. Vos autres portefeuilles restent connectés.',
  'active.same': 'Connecter aussi {wallet} à {family}',
  'active.other': 'Choisir un portefeuille',

  'switch.title': 'Changer de réseau',
  'switch.idle.text': 'Votre portefeuille vous demandera l’autorisation',
  'switch.idle.action': 'Passer à {network}',
  'switch.waiting.title': 'Approuvez dans {wallet}',
  'switch.waiting.text': 'Acceptez le passage à {network} dans votre portefeuille',
  'switch.rejected.title': 'Changement refusé',
  'switch.rejected.text': 'Vous êtes toujours sur le même réseau',
  'switch.failed.title': 'Changement impossible',
  'switch.failed.text': 'Passez à {network} dans {wallet} ou réessayez',
  'switch.done.title': 'Vous êtes sur {network}',
  'switch.wallet': 'votre portefeuille',

  'unsupported.title': 'Changer de réseau',
  'unsupported.text':
    'Ce site ne prend pas en charge le réseau actuel de votre portefeuille. Choisissez parmi ceux-ci :',
  'unsupported.list': 'Réseaux de ce site',

  'profile.title': 'Portefeuilles',
  'profile.active': 'Portefeuille actif',
  'profile.accounts': 'Autres comptes de ce portefeuille',
  'profile.others': 'Autres portefeuilles connectés',
  'profile.recent': 'Utilisés récemment',
  'profile.families': 'Types de réseaux',
  'profile.none': 'Aucun portefeuille {family} connecté.',
  'profile.disconnect.all': 'Déconnecter tous les portefeuilles',
  'profile.dropped': 'La connexion entre {wallet} et {family} est interrompue.',
  'profile.dropped.action': 'Reconnecter',
  'profile.remove': 'Oublier {wallet} {address}',
  'profile.add': 'Ajouter un portefeuille',
  'profile.switch.failed': 'Impossible de changer de portefeuille',
}
