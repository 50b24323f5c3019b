import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'S’identifier',
  'signIn.heading': '{site} vous demande de vous identifier',
  'signIn.text':
    'Votre portefeuille signe ce message pour prouver que le compte est à vous. Cela ne coûte rien et ne déplace rien.',
  'signIn.domain': 'Site',
  'signIn.address': 'Compte',
  'signIn.network': 'Réseau',
  'signIn.statement': 'Déclaration',
  'signIn.resources': 'Ressources',
  'signIn.expires': 'Valable jusqu’au',
  'signIn.whole': 'Message complet',
  'signIn.otherDomain':
    'Ce message est destiné à {domain}, mais vous êtes sur {page}. Ne le signez que si vous savez pourquoi : quiconque le détient peut s’identifier là-bas à votre place.',
  'signIn.action': 'Signer',
  'signIn.waiting': 'Approuvez dans {wallet}',
  'signIn.preparing': 'Préparation du message',
  'signIn.wallet': 'votre portefeuille',
  'signIn.cancel': 'Annuler',
  'signIn.cancel.disconnects': 'Si vous annulez, votre portefeuille sera déconnecté.',
  'signIn.cancel.returns': 'Si vous annulez, vous reviendrez à {network}.',
  'signIn.optional': 'Vous pouvez aussi fermer cette fenêtre et laisser le portefeuille connecté sans vous identifier.',
  'signIn.failed': 'Impossible de signer le message',
  'signIn.none': 'Rien à signer',
  'signIn.none.text': 'Ce site vous demandera de vous identifier quand ce sera nécessaire.',
  'signIn.startFailed': 'Un problème est survenu au démarrage de l’identification',
}
