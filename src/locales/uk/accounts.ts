import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Скопіювати адресу',
  'account.explorer': 'Переглянути в {explorer}',
  'account.none.title': 'Не під’єднано',
  'account.none.text': 'Під’єднайте гаманець, щоб побачити тут свій акаунт.',
  'account.none.action': 'Під’єднати гаманець',

  'list.stale': 'Показано попередні дані.',
  'list.limited': 'Забагато запитів. Спробуйте ще раз за мить.',
  'list.limited.stale': 'Забагато запитів. Показано попередні дані.',

  'profile.type.payment': 'Платежі',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Смартакаунт',
}
