import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Скануйте, щоб під’єднати',
  'pairing.code': 'QR-код, щоб під’єднати {wallet} до цього сайту. Немає камери? Скопіюйте посилання.',
  'pairing.scan': 'Скануйте через {wallet}',
  'pairing.scan.text': 'Відкрийте гаманець на телефоні та відскануйте цей код',
  'pairing.any': 'ваш гаманець',
  'pairing.preparing': 'Готуємо захищене посилання',
  'pairing.left': 'Залишилося {time}',
  'pairing.copy': 'Скопіювати посилання',
  'pairing.declined': 'Запит відхилено. Ось нове посилання для ще однієї спроби.',
  'pairing.rejected': 'Запит відхилено',
  'pairing.rejected.text': 'Жодних даних не передано. Можна спробувати ще раз.',
  'pairing.unreachable': 'Немає зв’язку з WalletConnect',
  'pairing.unreachable.text': 'Перевірте з’єднання з інтернетом або спробуйте пізніше',
  'pairing.failed': 'Не вдалося під’єднатися',
  'pairing.failed.text': 'Під час під’єднання до гаманця сталася помилка. Спробуйте ще раз.',
  'pairing.connected': 'Під’єднано',
  'pairing.connected.text': 'Ви під’єдналися через {wallet}',
  'pairing.continue': 'Перейдіть у {wallet}',
  'pairing.open': 'Відкрити {wallet}',
  'pairing.mobile.text': 'Підтвердьте під’єднання в застосунку та поверніться сюди',
  'pairing.desktop.text': 'Підтвердьте під’єднання в застосунку на цьому комп’ютері',
  'pairing.web.text': '{wallet} відкриється в новій вкладці. Підтвердьте під’єднання там і поверніться сюди.',
  'pairing.page.text': 'Ця сторінка відкриється в браузері {wallet} — там ви зможете під’єднатися',
  'pairing.stuck': '{wallet} не відкривається?',
  'pairing.again': 'Відкрити ще раз',
  'pairing.get': 'Завантажити застосунок',
  'pairing.show': 'Показати QR-код',

  'snack.linkCopied': 'Посилання скопійовано',
}
