import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Copiar dirección',
  'account.explorer': 'Ver en {explorer}',
  'account.none.title': 'Sin conectar',
  'account.none.text': 'Conecta una billetera para ver aquí tu cuenta.',
  'account.none.action': 'Conectar billetera',

  'list.stale': 'Mostrando datos anteriores.',
  'list.limited': 'Demasiadas solicitudes. Inténtalo de nuevo en un momento.',
  'list.limited.stale': 'Demasiadas solicitudes. Mostrando datos anteriores.',

  'profile.type.payment': 'Pagos',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Cuenta inteligente',
}
