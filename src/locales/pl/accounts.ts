import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Kopiuj adres',
  'account.explorer': 'Zobacz w {explorer}',
  'account.none.title': 'Nie połączono',
  'account.none.text': 'Połącz portfel, aby zobaczyć tutaj swoje konto.',
  'account.none.action': 'Połącz portfel',

  'list.stale': 'Wyświetlane są wcześniejsze dane.',
  'list.limited': 'Zbyt wiele żądań. Spróbuj ponownie za chwilę.',
  'list.limited.stale': 'Zbyt wiele żądań. Wyświetlane są wcześniejsze dane.',

  'profile.type.payment': 'Płatności',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Konto smart',
}
