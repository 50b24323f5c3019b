import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': 'Acesso por e-mail',
  'account.email': 'Endereço de e-mail',
  'account.settings': 'Configurações da conta',
  'account.disconnect': 'Desconectar',
  'watch.text': 'Veja qualquer conta sem a carteira dela. Nada pode ser assinado ou enviado.',
  'watch.invalid': 'Endereço inválido nas redes deste site',
  'snack.disconnectFailed': 'A carteira não foi desconectada corretamente',
}
