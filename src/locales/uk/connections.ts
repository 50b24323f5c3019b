import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Адреса ел. пошти',
  'account.settings': 'Налаштування акаунта',
  'account.disconnect': 'Від’єднати',
  'snack.disconnectFailed': 'Не вдалося коректно від’єднати гаманець',
}
