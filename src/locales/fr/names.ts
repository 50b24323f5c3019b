import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nom du compte',
  'names.lead': 'Un nom à la place d’une adresse',
  'names.text': 'On peut vous envoyer des fonds avec votre nom. Chacun peut voir à quelle adresse il appartient.',
  'names.choose': 'Choisir un nom',
  'names.label': 'Nom',
  'names.rule': 'De 4 à 64 caractères : lettres de a à z, chiffres et tirets',
  'names.checking': 'Vérification de {name}…',
  'names.free': '{name} est disponible',
  'names.taken': '{name} est déjà pris',
  'names.suggestions': 'Noms disponibles',
  'names.suggestions.failed': 'Impossible d’obtenir des suggestions de noms',
  'names.register': 'Enregistrer le nom',
  'names.registering': 'Enregistrement de {name}…',
  'names.failed': 'Impossible d’enregistrer le nom. Réessayez.',
  'names.expired': 'Cela a pris trop de temps. Réessayez et approuvez dans les 10 secondes.',
  'names.done.title': 'Nom enregistré',
  'names.done.text': '{name} appartient maintenant à votre compte',
  'names.done': 'Terminé',
  'names.none.title': 'Aucun compte à nommer',
  'names.none.text': 'Connectez-vous par e-mail ou avec un compte social, sur un réseau EVM, pour choisir un nom.',
}
