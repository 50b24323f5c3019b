import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Conecte uma carteira compatível com {network}. Suas outras carteiras continuam conectadas.',
  'active.same': 'Conectar {wallet} também a {family}',
  'active.other': 'Escolher uma carteira',

  'switch.title': 'Mudar de rede',
  'switch.idle.text': 'Sua carteira vai pedir permissão',
  'switch.idle.action': 'Mudar para {network}',
  'switch.waiting.title': 'Aprove em {wallet}',
  'switch.waiting.text': 'Aceite a mudança para {network} na sua carteira',
  'switch.rejected.title': 'Mudança recusada',
  'switch.rejected.text': 'Você continua na mesma rede',
  'switch.failed.title': 'Não foi possível mudar',
  'switch.failed.text': 'Mude para {network} em {wallet} ou tente novamente',
  'switch.done.title': 'Você está em {network}',
  'switch.wallet': 'sua carteira',

  'unsupported.title': 'Mudar de rede',
  'unsupported.text': 'Este site não é compatível com a rede atual da sua carteira. Escolha uma destas:',
  'unsupported.list': 'Redes deste site',

  'profile.title': 'Carteiras',
  'profile.active': 'Carteira ativa',
  'profile.accounts': 'Outras contas desta carteira',
  'profile.others': 'Outras carteiras conectadas',
  'profile.recent': 'Usadas recentemente',
  'profile.families': 'Tipos de rede',
  'profile.none': 'Nenhuma carteira {family} conectada.',
  'profile.disconnect.all': 'Desconectar todas as carteiras',
  'profile.dropped': 'A conexão entre {wallet} e {family} foi perdida.',
  'profile.dropped.action': 'Reconectar',
  'profile.remove': 'Esquecer {wallet} {address}',
  'profile.add': 'Adicionar carteira',
  'profile.switch.failed': 'Não foi possível mudar de carteira',
}
