import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.offline': 'Нет интернета',
  'button.restoring': 'Восстановление подключения кошелька',
  'button.account': 'Открыть кошелёк: {address}, сеть {network}',
  'button.account.balance': 'Открыть кошелёк: {balance}, {address}, сеть {network}',
  'button.viewOnly': 'Только просмотр',
  'button.viewOnly.account': 'Только просмотр: {address}, сеть {network}',
  'button.viewOnly.account.balance': 'Только просмотр: {balance}, {address}, сеть {network}',
  'button.network': 'Выбрать сеть',
  'button.network.change': 'Сменить сеть: {network}',
  'button.unsupported': 'Сеть не поддерживается',
  'button.wallet': 'Подключить {wallet}',
}
