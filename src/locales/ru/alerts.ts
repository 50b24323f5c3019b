import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Ошибка сети: не удалось загрузить встроенный кошелёк',
  'alert.frameLoadFailed.text': 'Встроенный кошелёк не загрузился. Повторите попытку позже.',
  'alert.frameRequestTimeout': 'Истекло время запроса к встроенному кошельку',
  'alert.frameRequestTimeout.text': 'Встроенный кошелёк не ответил. Повторите попытку.',
  'alert.sessionExpired': 'Сеанс истёк',
  'alert.sessionExpired.text':
    'Сеанс недействителен. Проверьте дату и время на этом устройстве, затем подключитесь снова.',
}
