import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Connexion par e-mail',
  'account.email': 'Adresse e-mail',
  'account.settings': 'Paramètres du compte',
  'account.disconnect': 'Déconnecter',
  'watch.text': 'Consultez n’importe quel compte sans son portefeuille. Rien ne peut être signé ni envoyé.',
  'watch.invalid': 'Cette adresse n’est pas valide sur les réseaux de ce site',
  'snack.disconnectFailed': 'Le portefeuille ne s’est pas déconnecté correctement',
}
