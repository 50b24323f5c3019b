import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Entrar',
  'signIn.heading': '{site} pede que você entre',
  'signIn.text':
    'Sua carteira assina esta mensagem para provar que a conta é sua. Isso não custa nada e não move nada.',
  'signIn.domain': 'Site',
  'signIn.address': 'Conta',
  'signIn.network': 'Rede',
  'signIn.statement': 'Declaração',
  'signIn.resources': 'Recursos',
  'signIn.expires': 'Válida até',
  'signIn.whole': 'Mensagem completa',
  'signIn.otherDomain':
    'Esta mensagem é para {domain}, mas você está em {page}. Assine somente se souber por quê: quem a tiver poderá entrar lá como você.',
  'signIn.action': 'Assinar',
  'signIn.waiting': 'Aprove em {wallet}',
  'signIn.preparing': 'Preparando a mensagem',
  'signIn.wallet': 'sua carteira',
  'signIn.cancel': 'Cancelar',
  'signIn.cancel.disconnects': 'Se você cancelar, sua carteira será desconectada.',
  'signIn.cancel.returns': 'Se você cancelar, voltará para {network}.',
  'signIn.optional': 'Você também pode fechar isto e manter a conexão sem entrar.',
  'signIn.failed': 'Não foi possível assinar a mensagem',
  'signIn.none': 'Nada para assinar',
  'signIn.none.text': 'Este site vai pedir que você entre quando for preciso.',
  'signIn.startFailed': 'Ocorreu um problema ao iniciar a autenticação',
}
