import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Adresse e-mail',
  'account.settings': 'Paramètres du compte',
  'account.disconnect': 'Déconnecter',
  'snack.disconnectFailed': 'Le portefeuille ne s’est pas déconnecté correctement',
}
