import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Скопировать адрес',
  'account.explorer': 'Открыть в {explorer}',
  'account.none.title': 'Не подключено',
  'account.none.text': 'Подключите кошелёк, чтобы увидеть здесь свой аккаунт.',
  'account.none.action': 'Подключить кошелёк',

  'list.stale': 'Показаны прежние данные.',
  'list.limited': 'Слишком много запросов. Повторите попытку чуть позже.',
  'list.limited.stale': 'Слишком много запросов. Показаны прежние данные.',

  'profile.type.payment': 'Платежи',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Смарт-аккаунт',
}
