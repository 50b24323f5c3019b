import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Подключите кошелёк с поддержкой сети {network}. Другие ваши кошельки останутся подключёнными.',
  'active.same': 'Подключить {wallet} и к {family}',
  'active.other': 'Выбрать кошелёк',

  'switch.title': 'Сменить сеть',
  'switch.idle.text': 'Кошелёк запросит разрешение',
  'switch.idle.action': 'Перейти в сеть {network}',
  'switch.waiting.title': 'Подтвердите в {wallet}',
  'switch.waiting.text': 'Подтвердите в кошельке переход в сеть {network}',
  'switch.rejected.title': 'Смена сети отклонена',
  'switch.rejected.text': 'Вы остались в прежней сети',
  'switch.failed.title': 'Не удалось сменить сеть',
  'switch.failed.text': 'Выберите сеть {network} в {wallet} или повторите попытку',
  'switch.done.title': 'Вы в сети {network}',
  'switch.wallet': 'кошельке',

  'unsupported.title': 'Сменить сеть',
  'unsupported.text': 'Этот сайт не поддерживает текущую сеть вашего кошелька. Выберите одну из этих:',
  'unsupported.list': 'Сети этого сайта',

  'profile.title': 'Кошельки',
  'profile.active': 'Активный кошелёк',
  'profile.accounts': 'Другие аккаунты в этом кошельке',
  'profile.others': 'Другие подключённые кошельки',
  'profile.recent': 'Недавние',
  'profile.families': 'Типы сетей',
  'profile.none': 'Кошелёк {family} не подключён.',
  'profile.disconnect.all': 'Отключить все кошельки',
  'profile.dropped': '{wallet}: подключения к {family} больше нет.',
  'profile.dropped.action': 'Подключить снова',
  'profile.remove': 'Забыть {wallet} {address}',
  'profile.add': 'Добавить кошелёк',
  'profile.switch.failed': 'Не удалось сменить кошелёк',
}
