import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Ищем кошельки',
  'connect.unnamed': 'Браузерный кошелёк',
  'pairing.unknown': 'Кошелёк',
  'all.none.title': 'Кошельки не найдены',

  'get.list': 'Кошельки для установки',
  'get.none': 'Найдите кошелёк в магазине приложений.',
  'get.guide': 'Другие кошельки',
  'connecting.get': 'Ещё нет? Установите {wallet}',

  'downloads.title': 'Установить {wallet}',
  'downloads.any': 'Установить кошелёк',
  'downloads.list': 'Где скачать {wallet}',
  'downloads.chrome': 'Интернет-магазин Chrome',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Сайт',
  'downloads.empty.title': 'Ссылка для скачивания не найдена',
  'downloads.empty.text': 'Найдите {wallet} в магазине приложений.',

  'connecting.notFound.title': 'Этот кошелёк больше недоступен',
  'connecting.notFound.text': 'Возможно, его отключили в браузере',
  'connecting.notFound.action': 'Выбрать другой кошелёк',

  'wallet.title': 'Что такое кошелёк?',
  'wallet.keys.title': 'Дом для ваших активов',
  'wallet.keys.text': 'Кошелёк хранит, отправляет и получает ваши токены и NFT.',
  'wallet.login.title': 'Новый способ входа',
  'wallet.login.text': 'Подключайте кошелёк вместо ввода логина и пароля.',
  'wallet.control.title': 'Всё под вашим контролем',
  'wallet.control.text': 'Сайты могут только спрашивать. Ничего не произойдёт, пока вы не подтвердите это в кошельке.',
  'wallet.get': 'Установить кошелёк',
}
