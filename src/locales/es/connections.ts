import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Acceso por correo',
  'account.email': 'Correo electrónico',
  'account.settings': 'Ajustes de la cuenta',
  'account.disconnect': 'Desconectar',
  'watch.text': 'Consulta cualquier cuenta sin su billetera. No se puede firmar ni enviar nada.',
  'watch.invalid': 'No es una dirección válida en las redes de este sitio',
  'snack.disconnectFailed': 'La billetera no se desconectó correctamente',
}
