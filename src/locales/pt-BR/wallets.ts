import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Procurando carteiras',
  'connect.unnamed': 'Carteira do navegador',
  'pairing.unknown': 'Carteira',
  'all.none.title': 'Nenhuma carteira encontrada',

  'get.list': 'Carteiras para obter',
  'get.none': 'Procure uma carteira na sua loja de apps.',
  'get.guide': 'Explorar mais carteiras',
  'connecting.get': 'Não tem {wallet}? Obter',

  'downloads.title': 'Obter {wallet}',
  'downloads.any': 'Obter uma carteira',
  'downloads.list': 'Onde obter {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Site',
  'downloads.empty.title': 'Nenhum link de download encontrado',
  'downloads.empty.text': 'Procure {wallet} na sua loja de apps.',

  'connecting.notFound.title': 'Esta carteira não está mais disponível',
  'connecting.notFound.text': 'Talvez ela tenha sido desativada no seu navegador',
  'connecting.notFound.action': 'Escolher outra carteira',

  'wallet.title': 'O que é uma carteira?',
  'wallet.keys.title': 'Um lar para seus ativos',
  'wallet.keys.text': 'Uma carteira guarda, envia e recebe seus tokens e colecionáveis.',
  'wallet.login.title': 'Um novo jeito de entrar',
  'wallet.login.text': 'Conecte sua carteira em vez de usar nome de usuário e senha.',
  'wallet.control.title': 'Você fica no controle',
  'wallet.control.text': 'Os sites só podem pedir. Nada se move até você aprovar na sua carteira.',
  'wallet.get': 'Obter uma carteira',
}
