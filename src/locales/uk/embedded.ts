import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Вбудований гаманець',

  'email.label': 'Адреса ел. пошти',
  'email.submit': 'Продовжити з ел. поштою',
  'email.text': 'Увійдіть або зареєструйтеся за адресою ел. пошти. Нічого не потрібно встановлювати.',
  'email.invalid': 'Введіть адресу ел. пошти, наприклад name@example.com',
  'email.wait':
    'Спробуйте ще раз через {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}',
  'email.sending': 'Надсилаємо лист…',
  'email.failed': 'Не вдалося ввійти. Спробуйте ще раз.',
  'email.mails': 'Забагато листів. Спробуйте ще раз за годину.',
  'email.off.title': 'Вхід через ел. пошту вимкнено',
  'email.off.text': 'На цьому сайті він недоступний. Натомість під’єднайте гаманець.',

  'email.device.title': 'Підтвердьте пристрій',
  'email.device.lead': 'Перевірте пошту',
  'email.device.text':
    'Щоб підтвердити цей пристрій, відкрийте посилання, надіслане на {email}. Воно дійсне 20 хвилин.',
  'email.device.waiting': 'Чекаємо, доки ви відкриєте посилання…',
  'email.device.refused': 'Пристрій не підтверджено',
  'email.device.expired': 'Термін дії посилання з листа минув',

  'email.code.title': 'Введіть код',
  'email.code.text': 'Введіть код, надісланий на {email}. Він дійсний 20 хвилин.',
  'email.code.label': 'Код із 6 цифр',
  'email.code.incomplete': 'Введіть усі 6 цифр коду',
  'email.code.failed': 'Не вдалося перевірити код. Спробуйте ще раз.',
  'email.code.wrong': 'Неправильний код',
  'email.code.expired': 'Термін дії коду минув. Запросіть новий.',
  'email.code.tries': 'Забагато спроб. Запросіть новий код.',
  'email.code.checking': 'Перевіряємо код…',
  'email.code.connected': 'Ви під’єдналися',

  'email.change.title': 'Змінити адресу ел. пошти',
  'email.change.text': 'Ви входите з адресою {email}. Ми надішлемо код на неї, а потім — на нову адресу.',
  'email.change.submit': 'Змінити адресу ел. пошти',
  'email.change.owner.title': 'Підтвердьте поточну пошту',
  'email.change.new.title': 'Підтвердьте нову пошту',
  'email.change.none.title': 'Ви ввійшли не через ел. пошту',
  'email.change.none.text': 'Увійдіть через ел. пошту, щоб змінити адресу для входу.',

  'request.title': 'Підтвердити запит',
  'request.waiting': 'Відкриваємо запит…',
  'request.forbidden': 'Дію заборонено',
  'request.none.title': 'Немає що підтверджувати',
  'request.none.text': 'Тут з’являються запити цього сайту.',

  'email.resend': 'Надіслати лист ще раз',
  'email.resend.wait': 'Повторно через {seconds} с',
  'email.resend.sent': 'Лист надіслано ще раз',
  'email.other': 'Указати іншу адресу ел. пошти',
}
