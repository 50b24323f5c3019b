import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Під’єднайте гаманець із підтримкою мережі {network}. Інші ваші гаманці залишаться під’єднаними.',
  'active.same': 'Під’єднати {wallet} і до {family}',
  'active.other': 'Вибрати гаманець',

  'switch.title': 'Змінити мережу',
  'switch.idle.text': 'Гаманець запитає дозвіл',
  'switch.idle.action': 'Перейти в мережу {network}',
  'switch.waiting.title': 'Підтвердьте в {wallet}',
  'switch.waiting.text': 'Підтвердьте в гаманці перехід у мережу {network}',
  'switch.rejected.title': 'Зміну мережі відхилено',
  'switch.rejected.text': 'Ви залишилися в тій самій мережі',
  'switch.failed.title': 'Не вдалося змінити мережу',
  'switch.failed.text': 'Виберіть мережу {network} у {wallet} або спробуйте ще раз',
  'switch.done.title': 'Ви в мережі {network}',
  'switch.wallet': 'гаманці',

  'unsupported.title': 'Змінити мережу',
  'unsupported.text': 'Цей сайт не підтримує поточну мережу вашого гаманця. Виберіть одну з цих:',
  'unsupported.list': 'Мережі цього сайту',

  'profile.title': 'Гаманці',
  'profile.active': 'Активний гаманець',
  'profile.accounts': 'Інші акаунти в цьому гаманці',
  'profile.others': 'Інші під’єднані гаманці',
  'profile.recent': 'Нещодавні',
  'profile.families': 'Типи мереж',
  'profile.none': 'Гаманець {family} не під’єднано.',
  'profile.disconnect.all': 'Від’єднати всі гаманці',
  'profile.dropped': '{wallet}: під’єднання до {family} більше немає.',
  'profile.dropped.action': 'Під’єднати знову',
  'profile.remove': 'Забути {wallet} {address}',
  'profile.add': 'Додати гаманець',
  'profile.switch.failed': 'Не вдалося змінити гаманець',
}
