import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Закрити',
  'modal.back': 'Назад',
  'modal.help': 'Що таке гаманець?',
  'modal.loading': 'Завантаження',
  'modal.failed.title': 'Не вдалося завантажити сторінку',
  'modal.failed.text': 'Перевірте з’єднання з інтернетом і спробуйте ще раз.',
  'modal.reload': 'Перезавантажити сторінку',
  'modal.dismiss': 'Сховати',

  'action.retry': 'Повторити',
  'field.clear': 'Очистити',
  'field.search': 'Пошук',

  'copy.byHand': 'Браузер не дозволяє тут копіювати. Скопіюйте виділений текст самостійно.',

  'snack.addressCopied': 'Адресу скопійовано',
  'snack.hashCopied': 'ID транзакції скопійовано',
}
