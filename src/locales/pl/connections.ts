import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Logowanie e-mailem',
  'account.email': 'Adres e-mail',
  'account.settings': 'Ustawienia konta',
  'account.disconnect': 'Rozłącz',
  'watch.text': 'Zobacz dowolne konto bez jego portfela. Niczego nie można podpisać ani wysłać.',
  'watch.invalid': 'To nie jest prawidłowy adres w sieciach tej strony',
  'snack.disconnectFailed': 'Portfel nie rozłączył się poprawnie',
}
