import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Встроенный кошелёк',

  'email.label': 'Адрес эл. почты',
  'email.submit': 'Продолжить с эл. почтой',
  'email.text': 'Войдите или зарегистрируйтесь по адресу эл. почты. Устанавливать ничего не нужно.',
  'email.invalid': 'Введите адрес эл. почты, например name@example.com',
  'email.wait':
    'Повторите попытку через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
  'email.sending': 'Отправляем письмо…',
  'email.failed': 'Не удалось войти. Повторите попытку.',
  'email.mails': 'Слишком много писем. Повторите попытку через час.',
  'email.off.title': 'Вход по эл. почте отключён',
  'email.off.text': 'На этом сайте он недоступен. Подключите кошелёк.',

  'email.device.title': 'Подтвердите устройство',
  'email.device.lead': 'Проверьте почту',
  'email.device.text':
    'Чтобы подтвердить это устройство, откройте ссылку, отправленную на {email}. Она действует 20 минут.',
  'email.device.waiting': 'Ждём, когда вы откроете ссылку…',
  'email.device.refused': 'Устройство не подтверждено',
  'email.device.expired': 'Срок действия ссылки из письма истёк',

  'email.code.title': 'Введите код',
  'email.code.text': 'Введите код, отправленный на {email}. Он действует 20 минут.',
  'email.code.label': 'Код из 6 цифр',
  'email.code.incomplete': 'Введите все 6 цифр кода',
  'email.code.failed': 'Не удалось проверить код. Повторите попытку.',
  'email.code.wrong': 'Неверный код',
  'email.code.expired': 'Срок действия кода истёк. Запросите новый.',
  'email.code.tries': 'Слишком много попыток. Запросите новый код.',
  'email.code.checking': 'Проверяем код…',
  'email.code.connected': 'Вы подключены',

  'email.change.title': 'Сменить адрес эл. почты',
  'email.change.text': 'Вы входите с адресом {email}. Мы отправим код на него, а затем — на новый адрес.',
  'email.change.submit': 'Сменить адрес эл. почты',
  'email.change.owner.title': 'Подтвердите текущую почту',
  'email.change.new.title': 'Подтвердите новую почту',
  'email.change.none.title': 'Вы вошли не через эл. почту',
  'email.change.none.text': 'Войдите по эл. почте, чтобы сменить адрес для входа.',

  'request.title': 'Подтвердить запрос',
  'request.waiting': 'Открываем запрос…',
  'request.forbidden': 'Действие запрещено',
  'request.none.title': 'Подтверждать нечего',
  'request.none.text': 'Здесь появляются запросы этого сайта.',

  'email.resend': 'Отправить письмо ещё раз',
  'email.resend.wait': 'Повтор через {seconds} с',
  'email.resend.sent': 'Письмо отправлено ещё раз',
  'email.other': 'Указать другой адрес эл. почты',
}
