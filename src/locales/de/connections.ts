import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'E-Mail-Adresse',
  'account.settings': 'Kontoeinstellungen',
  'account.disconnect': 'Trennen',
  'snack.disconnectFailed': 'Die Wallet wurde nicht richtig getrennt',
}
