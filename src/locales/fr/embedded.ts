import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Portefeuille intégré',

  'email.label': 'Adresse e-mail',
  'email.submit': 'Continuer par e-mail',
  'email.text': 'Connectez-vous ou inscrivez-vous avec votre adresse e-mail. Il n’y a rien à installer.',
  'email.invalid': 'Saisissez une adresse e-mail, comme name@example.com',
  'email.wait': 'Réessayez dans {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}',
  'email.sending': 'Envoi d’un e-mail…',
  'email.failed': 'Connexion impossible. Réessayez.',
  'email.mails': 'Trop d’e-mails envoyés. Réessayez dans une heure.',
  'email.off.title': 'La connexion par e-mail est désactivée',
  'email.off.text': 'Ce site ne la propose pas. Connectez plutôt un portefeuille.',

  'email.device.title': 'Confirmer cet appareil',
  'email.device.lead': 'Consultez votre boîte de réception',
  'email.device.text': 'Ouvrez le lien envoyé à {email} pour confirmer cet appareil. Le lien est valable 20 minutes.',
  'email.device.waiting': 'En attente de l’ouverture du lien…',
  'email.device.refused': 'L’appareil n’a pas été confirmé',
  'email.device.expired': 'Le lien reçu par e-mail a expiré',

  'email.code.title': 'Saisissez votre code',
  'email.code.text': 'Saisissez le code envoyé à {email}. Il est valable 20 minutes.',
  'email.code.label': 'Code à 6 chiffres',
  'email.code.incomplete': 'Saisissez les 6 chiffres du code',
  'email.code.failed': 'Impossible de vérifier le code. Réessayez.',
  'email.code.wrong': 'Code incorrect',
  'email.code.expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'email.code.tries': 'Trop de tentatives. Demandez un nouveau code.',
  'email.code.checking': 'Vérification du code…',
  'email.code.connected': 'Connexion réussie',

  'email.change.title': 'Changer d’adresse e-mail',
  'email.change.text':
    'Vous vous connectez avec {email}. Nous y enverrons un code, puis un autre à la nouvelle adresse.',
  'email.change.submit': 'Changer d’adresse e-mail',
  'email.change.owner.title': 'Confirmer l’e-mail actuel',
  'email.change.new.title': 'Confirmer le nouvel e-mail',
  'email.change.none.title': 'Pas de connexion par e-mail',
  'email.change.none.text': 'Connectez-vous par e-mail pour changer votre adresse de connexion.',

  'request.title': 'Approuver la demande',
  'request.waiting': 'Ouverture de votre demande…',
  'request.forbidden': 'Action non autorisée',
  'request.none.title': 'Rien à approuver',
  'request.none.text': 'Les demandes de ce site s’affichent ici.',

  'email.resend': 'Renvoyer l’e-mail',
  'email.resend.wait': 'Renvoyer dans {seconds} s',
  'email.resend.sent': 'L’e-mail a été renvoyé',
  'email.other': 'Utiliser une autre adresse e-mail',
}
