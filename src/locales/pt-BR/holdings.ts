import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Conta',
  'account.balance': 'Saldo',
  'account.balance.loading': 'Carregando saldo',
  'account.balance.failed': 'Saldo indisponível',
  'account.tabs': 'Conteúdo da conta',
  'account.tab.tokens': 'Tokens',
  'account.tab.nfts': 'NFTs',
  'account.tokens.empty': 'Nenhum token ainda',
  'account.tokens.empty.text': 'Seus tokens em {network} aparecem aqui.',
  'account.tokens.empty.buy': 'Comprar cripto',
  'account.features': 'Ações da carteira',
  'account.feature.onramp': 'Comprar',
  'account.feature.swaps': 'Trocar',
  'account.feature.receive': 'Receber',
  'account.feature.send': 'Enviar',
  'account.wallet': 'Carteira conectada',
  'account.total': '{total} no total',
  'account.total.stale': '{total} na última atualização',

  'tokens.loading': 'Carregando tokens',
  'tokens.failed': 'Não foi possível carregar os saldos dos seus tokens.',
  'tokens.partial': 'Não foi possível carregar alguns tokens.',
  'tokens.none.title': 'Nenhum token encontrado',
  'tokens.none.text': 'Nenhum resultado para “{query}”.',
  'nfts.loading': 'Carregando NFTs',

  'snack.tokensUnavailable': 'Saldo de tokens indisponível',
}
