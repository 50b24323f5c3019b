import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Вход',
  'signIn.heading': '{site} предлагает вам войти',
  'signIn.text':
    'Кошелёк подпишет это сообщение, чтобы доказать, что аккаунт ваш. Это бесплатно, и никакие средства не переводятся.',
  'signIn.domain': 'Сайт',
  'signIn.address': 'Аккаунт',
  'signIn.network': 'Сеть',
  'signIn.statement': 'Заявление',
  'signIn.resources': 'Ресурсы',
  'signIn.expires': 'Действует до',
  'signIn.whole': 'Сообщение целиком',
  'signIn.otherDomain':
    'Это сообщение для {domain}, а вы на {page}. Подписывайте его, только если понимаете зачем: тот, у кого оно окажется, сможет войти там от вашего имени.',
  'signIn.action': 'Подписать',
  'signIn.waiting': 'Подтвердите в {wallet}',
  'signIn.preparing': 'Готовим сообщение',
  'signIn.wallet': 'кошельке',
  'signIn.cancel': 'Отмена',
  'signIn.cancel.disconnects': 'При отмене кошелёк отключится.',
  'signIn.cancel.returns': 'При отмене вы вернётесь в сеть {network}.',
  'signIn.optional': 'Можно закрыть это окно и сохранить подключение, не выполняя вход.',
  'signIn.failed': 'Не удалось подписать сообщение',
  'signIn.none': 'Подписывать нечего',
  'signIn.none.text': 'Сайт предложит войти, когда это понадобится.',
  'signIn.startFailed': 'Не удалось начать вход',
}
