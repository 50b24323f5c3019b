import type { social as english } from '../en/social.js'
import type { Translation } from '../translation.js'

export const social: Translation<typeof english> = {
  'social.list': 'Connexion via un réseau social',
  'social.with': 'Continuer avec {provider}',
  'social.more': 'Autres options',
  'social.all': 'Tous les réseaux sociaux',
  'social.off.title': 'Cette connexion est désactivée',
  'social.off.text': 'Ce site ne la propose pas. Choisissez un autre moyen de connexion.',

  'social.idle.title': 'Se connecter avec {provider}',
  'social.idle.text': '{provider} vous demandera l’autorisation dans une nouvelle fenêtre',
  'social.waiting.title': 'Continuez dans la fenêtre {provider}',
  'social.waiting.text': 'Connectez-vous là-bas, puis revenez sur cette page',
  'social.checking.title': 'Vérification de votre connexion',
  'social.checking.text': 'Cela prend un instant',
  'social.blocked': 'Votre navigateur a bloqué la fenêtre de connexion. Réessayez ou connectez-vous sur cette page.',
  'social.failed': '{provider} est injoignable. Réessayez dans un instant.',
  'social.closed':
    'La fenêtre de connexion s’est fermée avant la fin. Si elle est encore ouverte, connectez-vous plutôt sur cette page.',
  'social.noStorage':
    'Votre navigateur n’enregistre rien pour ce site : vous ne pouvez vous connecter que dans une fenêtre séparée. Autorisez les pop-ups ou les données du site, puis réessayez.',
  'social.refused': '{provider} n’a pas confirmé votre connexion. Vous pouvez réessayer.',
  'social.refused.said': 'Réponse de {provider} : {reason}',
  'social.connected.title': 'Connexion établie',
  'social.connected': 'La connexion avec {provider} est active',
  'social.fault.start': 'Impossible de lancer la connexion sociale',
  'social.fault.closed': 'Fenêtre fermée',
  'social.fault.refused': 'Échec de la connexion',
  'social.here': 'Se connecter sur cette page',

  'farcaster.title': 'Scannez avec votre téléphone',
  'farcaster.text':
    'Scannez ce code avec l’appareil photo de votre téléphone, puis approuvez la connexion dans Farcaster',
  'farcaster.code': 'Code QR pour se connecter avec Farcaster',
  'farcaster.phone.title': 'Continuez dans Farcaster',
  'farcaster.phone.text': 'Approuvez la connexion dans l’appli, puis revenez sur cette page',
  'farcaster.open': 'Ouvrir Farcaster',
  'farcaster.copy': 'Copier le lien',
  'farcaster.copied': 'Lien copié',
  'farcaster.loading': 'Obtention d’un code…',
  'farcaster.fault': 'Échec de la connexion à Farcaster',
  'farcaster.failed': 'Farcaster n’a pas confirmé votre connexion. Vous pouvez réessayer.',

  'settings.title': 'Paramètres du compte',
  'settings.none.title': 'Aucun compte à configurer',
  'settings.none.text': 'Connectez-vous par e-mail ou avec un compte social pour modifier ses paramètres.',
  'settings.email': 'Adresse e-mail',
  'settings.name': 'Nom du compte',
  'settings.name.none': 'Choisissez un nom pour recevoir des envois',
  'settings.provider': 'Connexion avec {provider}',
  'settings.type.eoa': 'Passer à votre compte standard',
  'settings.type.smartAccount': 'Passer à votre compte intelligent',
  'settings.type.failed': 'Impossible de changer de compte',
  'settings.upgrade': 'Faire évoluer votre portefeuille',
  'settings.upgrade.text': 'Passez à votre propre portefeuille',
  'upgrade.title': 'Faire évoluer votre portefeuille',
  'upgrade.text':
    'Transformez votre compte en un portefeuille que vous seul contrôlez. La suite se passe dans un nouvel onglet.',
  'upgrade.action': 'Continuer dans un nouvel onglet',
}
