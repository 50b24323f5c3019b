import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Проверка вызовов',
  'calls.none.text': 'Этот сайт не запрашивал вызовов.',
  'calls.elsewhere': 'Эти вызовы — в сети {network}.',
  'calls.contract': 'Вызов контракта',
  'calls.transfer': 'Отправить токены',
  'calls.transferFrom': 'Переместить токены с другого аккаунта',
  'calls.approve': 'Разрешить тратить токены',
  'calls.to': 'Контракт',
  'calls.token': 'Контракт токена',
  'calls.spender': 'Кому разрешено',
  'calls.amount.raw': 'Сумма в наименьших единицах токена',
  'calls.amount.any': 'Любая сумма',
  'calls.value': 'Отправляемая сумма',
  'calls.data': 'Данные',
  'calls.hash': 'ID транзакции',
  'calls.atomic': '{wallet} отправляет все вызовы сразу: выполнятся либо все, либо ни один.',
  'calls.inTurn': '{wallet} спрашивает о каждом вызове отдельно. Если один не удастся, предыдущие уже будут выполнены.',
  'calls.unlimited':
    'Один из вызовов разрешает адресу тратить любую сумму токена сейчас и в будущем. Подтверждайте, только если доверяете этому адресу.',
  'calls.confirm':
    '{count, plural, one {Отправить # вызов} few {Отправить # вызова} many {Отправить # вызовов} other {Отправить # вызова}}',
  'calls.progress': 'Выполнено: {done} из {count}',
  'calls.through': 'Выполнен',
  'calls.pending': 'В пути',
  'calls.failed': 'Не выполнен',
  'calls.unsent': 'Не отправлен',
  'calls.unknown': 'Результат неизвестен',
  'calls.error.rejected': 'Вы отклонили запрос в {wallet}, поэтому остальные вызовы не отправлены.',
  'calls.error.changed': 'В кошельке сменился аккаунт или сеть, поэтому остальные вызовы не отправлены.',
  'calls.error.lost': 'Вызов не удался в сети, поэтому следующие не отправлены.',
  'calls.error.atomic': 'Вызовы не удались в сети. Списана только комиссия сети.',
}
