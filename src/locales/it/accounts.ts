import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Copia indirizzo',
  'account.explorer': 'Vedi su {explorer}',
  'account.none.title': 'Non connesso',
  'account.none.text': 'Connetti un wallet per vedere qui il tuo account.',
  'account.none.action': 'Connetti wallet',

  'list.stale': 'I dati mostrati non sono aggiornati.',
  'list.limited': 'Troppe richieste. Riprova tra un attimo.',
  'list.limited.stale': 'Troppe richieste. I dati mostrati non sono aggiornati.',

  'profile.type.payment': 'Pagamenti',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Account smart',
}
