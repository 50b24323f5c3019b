import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Аккаунт',
  'account.balance': 'Баланс',
  'account.balance.loading': 'Загрузка баланса',
  'account.balance.failed': 'Баланс недоступен',
  'account.tabs': 'Содержимое аккаунта',
  'account.tab.tokens': 'Токены',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Токенов пока нет',
  'account.tokens.empty.text': 'Здесь появятся ваши токены в сети {network}.',
  'account.tokens.empty.buy': 'Купить криптовалюту',
  'account.features': 'Действия с кошельком',
  'account.feature.onramp': 'Купить',
  'account.feature.swaps': 'Обмен',
  'account.feature.receive': 'Получить',
  'account.feature.send': 'Отправить',
  'account.wallet': 'Подключённый кошелёк',
  'account.total': 'Всего {total}',
  'account.total.stale': '{total} на момент обновления',

  'tokens.loading': 'Загрузка токенов',
  'tokens.failed': 'Не удалось загрузить баланс токенов.',
  'tokens.partial': 'Некоторые токены не удалось загрузить.',
  'tokens.none.title': 'Токены не найдены',
  'tokens.none.text': 'Ничего не найдено по запросу «{query}».',
  'nfts.loading': 'Загрузка NFT',

  'snack.tokensUnavailable': 'Баланс токенов недоступен',
}
