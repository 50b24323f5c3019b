import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Акаунт',
  'account.balance': 'Баланс',
  'account.balance.loading': 'Завантаження балансу',
  'account.balance.failed': 'Баланс недоступний',
  'account.tabs': 'Вміст акаунта',
  'account.tab.tokens': 'Токени',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Токенів ще немає',
  'account.tokens.empty.text': 'Тут з’являться ваші токени в мережі {network}.',
  'account.tokens.empty.buy': 'Купити криптовалюту',
  'account.features': 'Дії з гаманцем',
  'account.feature.onramp': 'Купити',
  'account.feature.swaps': 'Обмін',
  'account.feature.receive': 'Отримати',
  'account.feature.send': 'Надіслати',
  'account.wallet': 'Під’єднаний гаманець',
  'account.total': 'Усього {total}',
  'account.total.stale': '{total} на момент оновлення',

  'tokens.loading': 'Завантаження токенів',
  'tokens.failed': 'Не вдалося завантажити баланс токенів.',
  'tokens.partial': 'Деякі токени не вдалося завантажити.',
  'tokens.none.title': 'Токенів не знайдено',
  'tokens.none.text': 'За запитом «{query}» нічого не знайдено.',
  'nfts.loading': 'Завантаження NFT',

  'snack.tokensUnavailable': 'Баланс токенів недоступний',
}
