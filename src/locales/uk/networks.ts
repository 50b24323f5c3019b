import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Мережа: {network}. Змінити мережу',
  'modal.network.none': 'Вибрати мережу',

  'networks.title': 'Виберіть мережу',
  'networks.list': 'Мережі',
  'networks.search': 'Пошук мереж',
  'networks.unapproved': 'Немає у вашому гаманці',
  'networks.none.title': 'Мережу не знайдено',
  'networks.none.text': 'За запитом «{query}» нічого не знайдено.',
  'networks.help': 'Що таке мережа?',

  'account.unsupported': 'Мережа не підтримується',
  'switch.unknown.title': 'Мережу не знайдено',
  'switch.unknown.text': 'Цей сайт не підтримує таку мережу.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Що таке мережа?',
  'network.chain.title': 'Спільний реєстр',
  'network.chain.text': 'Мережа зберігає записи про те, хто чим володіє, і про кожен переказ.',
  'network.choice.title': 'Кожна працює по-своєму',
  'network.choice.text': 'Мережі відрізняються швидкістю та комісіями.',
  'network.assets.title': 'Ваші токени залишаються на місці',
  'network.assets.text': 'Кожен токен існує в одній мережі. Зміна мережі його не переміщує.',
}
