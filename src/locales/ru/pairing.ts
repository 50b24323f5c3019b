import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Сканируйте, чтобы подключить',
  'pairing.code': 'QR-код, чтобы подключить {wallet} к этому сайту. Нет камеры? Скопируйте ссылку.',
  'pairing.scan': 'Отсканируйте через {wallet}',
  'pairing.scan.text': 'Откройте кошелёк на телефоне и отсканируйте этот код',
  'pairing.any': 'ваш кошелёк',
  'pairing.preparing': 'Готовим защищённую ссылку',
  'pairing.left': 'Осталось {time}',
  'pairing.copy': 'Скопировать ссылку',
  'pairing.declined': 'Запрос отклонён. Вот новая ссылка для ещё одной попытки.',
  'pairing.rejected': 'Запрос отклонён',
  'pairing.rejected.text': 'Никакие данные не переданы. Можно попробовать снова.',
  'pairing.unreachable': 'Нет связи с WalletConnect',
  'pairing.unreachable.text': 'Проверьте подключение к интернету или повторите попытку позже',
  'pairing.failed': 'Не удалось подключиться',
  'pairing.failed.text': 'При подключении к кошельку произошла ошибка. Повторите попытку.',
  'pairing.connected': 'Подключено',
  'pairing.connected.text': 'Вы подключились через {wallet}',
  'pairing.continue': 'Перейдите в {wallet}',
  'pairing.open': 'Открыть {wallet}',
  'pairing.mobile.text': 'Подтвердите подключение в приложении и вернитесь сюда',
  'pairing.desktop.text': 'Подтвердите подключение в приложении на этом компьютере',
  'pairing.web.text': '{wallet} откроется в новой вкладке. Подтвердите подключение там и вернитесь сюда.',
  'pairing.page.text': 'Эта страница откроется в браузере {wallet} — там вы сможете подключиться',
  'pairing.stuck': '{wallet} не открывается?',
  'pairing.again': 'Открыть ещё раз',
  'pairing.get': 'Скачать приложение',
  'pairing.show': 'Показать QR-код',

  'snack.linkCopied': 'Ссылка скопирована',
}
