import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Сеть: {network}. Сменить сеть',
  'modal.network.none': 'Выбрать сеть',

  'networks.title': 'Выберите сеть',
  'networks.list': 'Сети',
  'networks.search': 'Поиск сетей',
  'networks.unapproved': 'Нет в вашем кошельке',
  'networks.none.title': 'Сеть не найдена',
  'networks.none.text': 'Ничего не найдено по запросу «{query}».',
  'networks.help': 'Что такое сеть?',

  'account.unsupported': 'Сеть не поддерживается',
  'switch.unknown.title': 'Сеть не найдена',
  'switch.unknown.text': 'Этот сайт не поддерживает такую сеть.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Что такое сеть?',
  'network.chain.title': 'Общий реестр',
  'network.chain.text': 'Сеть хранит записи о том, кому что принадлежит, и обо всех переводах.',
  'network.choice.title': 'Каждая работает по-своему',
  'network.choice.text': 'Сети отличаются скоростью и комиссиями.',
  'network.assets.title': 'Ваши токены остаются на месте',
  'network.assets.text': 'Каждый токен существует в одной сети. При смене сети он не переносится.',
}
