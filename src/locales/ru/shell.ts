import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Закрыть',
  'modal.back': 'Назад',
  'modal.help': 'Что такое кошелёк?',
  'modal.loading': 'Загрузка',
  'modal.failed.title': 'Не удалось загрузить страницу',
  'modal.failed.text': 'Проверьте подключение к интернету и повторите попытку.',
  'modal.reload': 'Перезагрузить страницу',
  'modal.dismiss': 'Скрыть',

  'action.retry': 'Повторить',
  'field.clear': 'Очистить',
  'field.search': 'Поиск',

  'copy.byHand': 'Браузер не разрешает здесь копировать. Скопируйте выделенный текст вручную.',

  'snack.addressCopied': 'Адрес скопирован',
  'snack.hashCopied': 'ID транзакции скопирован',
}
