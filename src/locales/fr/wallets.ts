import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Recherche de portefeuilles',
  'connect.unnamed': 'Portefeuille du navigateur',
  'pairing.unknown': 'Portefeuille',
  'all.none.title': 'Aucun portefeuille trouvé',

  'get.list': 'Portefeuilles à installer',
  'get.none': 'Cherchez un portefeuille dans votre boutique d’applis.',
  'get.guide': 'Découvrir d’autres portefeuilles',
  'connecting.get': 'Vous n’avez pas {wallet} ? L’obtenir',

  'downloads.title': 'Obtenir {wallet}',
  'downloads.any': 'Obtenir un portefeuille',
  'downloads.list': 'Où obtenir {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Site web',
  'downloads.empty.title': 'Aucun lien de téléchargement trouvé',
  'downloads.empty.text': 'Cherchez {wallet} dans votre boutique d’applis.',

  'connecting.notFound.title': 'Ce portefeuille n’est plus disponible',
  'connecting.notFound.text': 'Il a peut-être été désactivé dans votre navigateur',
  'connecting.notFound.action': 'Choisir un autre portefeuille',

  'wallet.title': 'Qu’est-ce qu’un portefeuille ?',
  'wallet.keys.title': 'Un espace pour vos actifs',
  'wallet.keys.text': 'Un portefeuille conserve, envoie et reçoit vos jetons et objets de collection.',
  'wallet.login.title': 'Une nouvelle façon de s’identifier',
  'wallet.login.text': 'Connectez votre portefeuille au lieu de saisir un nom d’utilisateur et un mot de passe.',
  'wallet.control.title': 'Vous gardez le contrôle',
  'wallet.control.text':
    'Les sites peuvent seulement demander. Rien ne bouge tant que vous ne l’avez pas approuvé dans votre portefeuille.',
  'wallet.get': 'Obtenir un portefeuille',
}
