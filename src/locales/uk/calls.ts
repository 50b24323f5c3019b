import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Перевірка викликів',
  'calls.none.text': 'Цей сайт не запитував викликів.',
  'calls.elsewhere': 'Ці виклики — у мережі {network}.',
  'calls.contract': 'Виклик контракту',
  'calls.transfer': 'Надіслати токени',
  'calls.transferFrom': 'Перемістити токени з іншого акаунта',
  'calls.approve': 'Дозволити витрачати токени',
  'calls.to': 'Контракт',
  'calls.token': 'Контракт токена',
  'calls.spender': 'Кому дозволено',
  'calls.amount.raw': 'Сума в найменших одиницях токена',
  'calls.amount.any': 'Будь-яка сума',
  'calls.value': 'Сума, що надсилається',
  'calls.data': 'Дані',
  'calls.hash': 'ID транзакції',
  'calls.atomic': '{wallet} надсилає всі виклики одразу: виконаються або всі, або жоден.',
  'calls.inTurn': '{wallet} запитує про кожен виклик окремо. Якщо один не вдасться, попередні вже будуть виконані.',
  'calls.unlimited':
    'Один із викликів дозволяє адресі витрачати будь-яку суму токена зараз і надалі. Підтверджуйте, лише якщо довіряєте цій адресі.',
  'calls.confirm':
    '{count, plural, one {Надіслати # виклик} few {Надіслати # виклики} many {Надіслати # викликів} other {Надіслати # виклику}}',
  'calls.progress': 'Виконано: {done} із {count}',
  'calls.through': 'Виконано',
  'calls.pending': 'У дорозі',
  'calls.failed': 'Не виконано',
  'calls.unsent': 'Не надіслано',
  'calls.unknown': 'Результат невідомий',
  'calls.error.rejected': 'Ви відхилили запит у {wallet}, тому решту викликів не надіслано.',
  'calls.error.changed': 'У гаманці змінився акаунт або мережа, тому решту викликів не надіслано.',
  'calls.error.lost': 'Виклик не вдався в мережі, тому наступні не надіслано.',
  'calls.error.atomic': 'Виклики не вдалися в мережі. Стягнуто лише комісію мережі.',
}
