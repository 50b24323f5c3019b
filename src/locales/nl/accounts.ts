import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Adres kopiëren',
  'account.explorer': 'Bekijk op {explorer}',
  'account.none.title': 'Niet gekoppeld',
  'account.none.text': 'Koppel een wallet om je account hier te zien.',
  'account.none.action': 'Wallet koppelen',

  'list.stale': 'Je ziet eerdere cijfers.',
  'list.limited': 'Te veel verzoeken. Probeer het zo nog eens.',
  'list.limited.stale': 'Te veel verzoeken. Je ziet eerdere cijfers.',

  'profile.type.payment': 'Betalingen',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Slim account',
}
