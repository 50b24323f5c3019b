import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Escaneie para conectar',
  'pairing.code': 'Código QR para conectar {wallet} a este site. Sem câmera? Copie o link.',
  'pairing.scan': 'Escaneie com {wallet}',
  'pairing.scan.text': 'Abra a carteira no seu celular e escaneie este código',
  'pairing.any': 'sua carteira',
  'pairing.preparing': 'Preparando um link seguro',
  'pairing.left': 'Restam {time}',
  'pairing.copy': 'Copiar link',
  'pairing.declined': 'A solicitação foi recusada. Aqui está um novo link para tentar novamente.',
  'pairing.rejected': 'Solicitação recusada',
  'pairing.rejected.text': 'Nada foi compartilhado. Você pode tentar novamente.',
  'pairing.unreachable': 'Não foi possível acessar o WalletConnect',
  'pairing.unreachable.text': 'Verifique sua conexão com a internet ou tente mais tarde',
  'pairing.failed': 'Não foi possível conectar',
  'pairing.failed.text': 'Algo deu errado ao conectar com sua carteira. Tente novamente.',
  'pairing.connected': 'Conexão estabelecida',
  'pairing.connected.text': 'A conexão com {wallet} está ativa',
  'pairing.continue': 'Continue em {wallet}',
  'pairing.open': 'Abrir {wallet}',
  'pairing.mobile.text': 'Aprove a conexão no app e volte aqui',
  'pairing.desktop.text': 'Aprove a conexão no app neste computador',
  'pairing.web.text': '{wallet} abre em uma nova aba. Aprove a conexão nela e volte aqui.',
  'pairing.page.text': 'Esta página abre no navegador de {wallet}, onde você pode se conectar',
  'pairing.stuck': '{wallet} não abriu?',
  'pairing.again': 'Abrir de novo',
  'pairing.get': 'Obter o app',
  'pairing.show': 'Mostrar código QR',

  'snack.linkCopied': 'Link copiado',
}
