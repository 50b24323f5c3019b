import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Scannez pour connecter',
  'pairing.code': 'Code QR pour connecter {wallet} à ce site. Pas d’appareil photo ? Copiez plutôt le lien.',
  'pairing.scan': 'Scannez avec {wallet}',
  'pairing.scan.text': 'Ouvrez le portefeuille sur votre téléphone et scannez ce code',
  'pairing.any': 'votre portefeuille',
  'pairing.preparing': 'Préparation d’un lien sécurisé',
  'pairing.left': 'Encore {time}',
  'pairing.copy': 'Copier le lien',
  'pairing.declined': 'La demande a été refusée. Voici un nouveau lien pour réessayer.',
  'pairing.rejected': 'Demande refusée',
  'pairing.rejected.text': 'Rien n’a été partagé. Vous pouvez réessayer.',
  'pairing.unreachable': 'WalletConnect injoignable',
  'pairing.unreachable.text': 'Vérifiez votre connexion Internet ou réessayez plus tard',
  'pairing.failed': 'Connexion impossible',
  'pairing.failed.text': 'Un problème est survenu lors de la connexion à votre portefeuille. Réessayez.',
  'pairing.connected': 'Connexion établie',
  'pairing.connected.text': 'La connexion avec {wallet} est active',
  'pairing.continue': 'Continuez dans {wallet}',
  'pairing.open': 'Ouvrir {wallet}',
  'pairing.mobile.text': 'Approuvez la connexion dans l’appli, puis revenez ici',
  'pairing.desktop.text': 'Approuvez la connexion dans l’appli sur cet ordinateur',
  'pairing.web.text': '{wallet} s’ouvre dans un nouvel onglet. Approuvez-y la connexion, puis revenez ici.',
  'pairing.page.text': 'Cette page s’ouvre dans le navigateur {wallet}, où vous pourrez vous connecter',
  'pairing.stuck': '{wallet} ne s’ouvre pas ?',
  'pairing.again': 'Rouvrir',
  'pairing.get': 'Obtenir l’appli',
  'pairing.show': 'Afficher le code QR',

  'snack.linkCopied': 'Lien copié',
}
