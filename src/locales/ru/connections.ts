import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Вход по эл. почте',
  'account.email': 'Адрес эл. почты',
  'account.settings': 'Настройки аккаунта',
  'account.disconnect': 'Отключить',
  'watch.text': 'Посмотрите любой аккаунт без его кошелька. Ничего нельзя подписать или отправить.',
  'watch.invalid': 'Недействительный адрес в сетях этого сайта',
  'snack.disconnectFailed': 'Не удалось корректно отключить кошелёк',
}
