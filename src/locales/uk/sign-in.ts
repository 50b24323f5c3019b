import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Вхід',
  'signIn.heading': '{site} пропонує вам увійти',
  'signIn.text':
    'Гаманець підпише це повідомлення, щоб довести, що акаунт ваш. Це безкоштовно, і жодні кошти не переказуються.',
  'signIn.domain': 'Сайт',
  'signIn.address': 'Акаунт',
  'signIn.network': 'Мережа',
  'signIn.statement': 'Заява',
  'signIn.resources': 'Ресурси',
  'signIn.expires': 'Дійсне до',
  'signIn.whole': 'Повідомлення повністю',
  'signIn.otherDomain':
    'Це повідомлення для {domain}, а ви на {page}. Підписуйте його, лише якщо розумієте навіщо: той, у кого воно опиниться, зможе ввійти там від вашого імені.',
  'signIn.action': 'Підписати',
  'signIn.waiting': 'Підтвердьте в {wallet}',
  'signIn.preparing': 'Готуємо повідомлення',
  'signIn.wallet': 'гаманці',
  'signIn.cancel': 'Скасувати',
  'signIn.cancel.disconnects': 'Якщо скасувати, гаманець від’єднається.',
  'signIn.cancel.returns': 'Якщо скасувати, ви повернетеся в мережу {network}.',
  'signIn.optional': 'Можна закрити це вікно й залишити гаманець під’єднаним, не виконуючи вхід.',
  'signIn.failed': 'Не вдалося підписати повідомлення',
  'signIn.none': 'Немає що підписувати',
  'signIn.none.text': 'Сайт запропонує ввійти, коли це знадобиться.',
  'signIn.startFailed': 'Не вдалося почати вхід',
}
