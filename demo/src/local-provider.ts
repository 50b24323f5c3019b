import type { OnRampProvider } from 'wallet-modal'

/** A provider of the site's own, which sells the tokens of the local chains. */
export const localProvider = (page: string): OnRampProvider => ({
  id: 'local',
  name: 'Local provider',
  fee: { min: 1.5, max: 1.5 },
  limits: { card: { min: 20, max: 500 } },
  url({ address, token, amount, currency }) {
    const order = {
      provider: 'local',
      address,
      caipNetworkId: token.caipNetworkId,
      symbol: token.symbol,
      token: token.address ?? '',
      payment: amount,
      currency,
    }
    return `${page}?${new URLSearchParams(order)}`
  },
})
