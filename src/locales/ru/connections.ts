import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Адрес эл. почты',
  'account.settings': 'Настройки аккаунта',
  'account.disconnect': 'Отключить',
  'snack.disconnectFailed': 'Не удалось корректно отключить кошелёк',
}
