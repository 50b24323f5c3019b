import type { alerts as english } from '../en/alerts.js'
import type { Translation } from '../translation.js'

export const alerts: Translation<typeof english> = {
  'alert.frameLoadFailed': 'Помилка мережі: не вдалося завантажити вбудований гаманець',
  'alert.frameLoadFailed.text': 'Вбудований гаманець не завантажився. Спробуйте пізніше.',
  'alert.frameRequestTimeout': 'Час запиту до вбудованого гаманця вичерпано',
  'alert.frameRequestTimeout.text': 'Вбудований гаманець не відповів. Спробуйте ще раз.',
  'alert.sessionExpired': 'Сеанс завершився',
  'alert.sessionExpired.text': 'Недійсний сеанс. Перевірте дату й час на цьому пристрої, а потім під’єднайтеся знову.',
}
