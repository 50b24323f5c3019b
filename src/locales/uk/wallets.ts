import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Шукаємо гаманці',
  'connect.unnamed': 'Браузерний гаманець',
  'pairing.unknown': 'Гаманець',
  'all.none.title': 'Гаманців не знайдено',

  'get.list': 'Гаманці для встановлення',
  'get.none': 'Знайдіть гаманець у магазині застосунків.',
  'get.guide': 'Інші гаманці',
  'connecting.get': 'Ще немає? Установіть {wallet}',

  'downloads.title': 'Установити {wallet}',
  'downloads.any': 'Установити гаманець',
  'downloads.list': 'Де завантажити {wallet}',
  'downloads.chrome': 'Веб-магазин Chrome',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Вебсайт',
  'downloads.empty.title': 'Посилання для завантаження не знайдено',
  'downloads.empty.text': 'Знайдіть {wallet} у магазині застосунків.',

  'connecting.notFound.title': 'Цей гаманець більше недоступний',
  'connecting.notFound.text': 'Можливо, його вимкнули в браузері',
  'connecting.notFound.action': 'Вибрати інший гаманець',

  'wallet.title': 'Що таке гаманець?',
  'wallet.keys.title': 'Дім для ваших активів',
  'wallet.keys.text': 'Гаманець зберігає, надсилає та отримує ваші токени й NFT.',
  'wallet.login.title': 'Новий спосіб входу',
  'wallet.login.text': 'Під’єднуйте гаманець замість введення логіна й пароля.',
  'wallet.control.title': 'Усе під вашим контролем',
  'wallet.control.text': 'Сайти можуть лише запитувати. Нічого не станеться, доки ви не підтвердите це в гаманці.',
  'wallet.get': 'Установити гаманець',
}
