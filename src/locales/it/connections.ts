import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Accesso con email',
  'account.email': 'Indirizzo email',
  'account.settings': 'Impostazioni account',
  'account.disconnect': 'Disconnetti',
  'watch.text': 'Consulta qualsiasi account senza il suo wallet. Non si può firmare né inviare nulla.',
  'watch.invalid': 'Indirizzo non valido sulle reti di questo sito',
  'snack.disconnectFailed': 'Il wallet non si è disconnesso correttamente',
}
