import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': 'Correo electrónico',
  'account.settings': 'Ajustes de la cuenta',
  'account.disconnect': 'Desconectar',
  'snack.disconnectFailed': 'La billetera no se desconectó correctamente',
}
