import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.offline': 'Vous êtes hors ligne',
  'button.restoring': 'Restauration de votre portefeuille',
  'button.account': 'Ouvrir le portefeuille : {address} sur {network}',
  'button.account.balance': 'Ouvrir le portefeuille : {balance}, {address} sur {network}',
  'button.viewOnly': 'Lecture seule',
  'button.viewOnly.account': 'Lecture seule : {address} sur {network}',
  'button.viewOnly.account.balance': 'Lecture seule : {balance}, {address} sur {network}',
  'button.network': 'Choisir un réseau',
  'button.network.change': 'Changer de réseau : {network}',
  'button.unsupported': 'Réseau non pris en charge',
  'button.wallet': 'Connecter {wallet}',
}
