import type { holdings as english } from '../en/holdings.js'
import type { Translation } from '../translation.js'

export const holdings: Translation<typeof english> = {
  'account.title': 'Cuenta',
  'account.balance': 'Saldo',
  'account.balance.loading': 'Cargando saldo',
  'account.balance.failed': 'Saldo no disponible',
  'account.tabs': 'Contenido de la cuenta',
  'account.tab.tokens': 'Tokens',
  'account.tab.nfts': 'NFT',
  'account.tokens.empty': 'Aún no hay tokens',
  'account.tokens.empty.text': 'Tus tokens en {network} aparecerán aquí.',
  'account.tokens.empty.buy': 'Comprar cripto',
  'account.features': 'Acciones de la billetera',
  'account.feature.onramp': 'Comprar',
  'account.feature.swaps': 'Intercambiar',
  'account.feature.receive': 'Recibir',
  'account.feature.send': 'Enviar',
  'account.wallet': 'Billetera conectada',
  'account.total': '{total} en total',
  'account.total.stale': '{total} en la última actualización',

  'tokens.loading': 'Cargando tokens',
  'tokens.failed': 'No se pudieron cargar los saldos de tus tokens.',
  'tokens.partial': 'No se pudieron cargar algunos tokens.',
  'tokens.none.title': 'No se encontraron tokens',
  'tokens.none.text': 'No hay resultados para «{query}».',
  'nfts.loading': 'Cargando NFT',

  'snack.tokensUnavailable': 'Saldo de tokens no disponible',
}
