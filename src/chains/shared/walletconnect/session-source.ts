import type { ChainNamespace } from '../../../core/caip.js'
import type { SessionSource } from '../../ports/sessions.js'
import type { WalletConnectLink } from './link.js'

/** The wallet of a link's session, as used by a family's provider. */
export function sessionSource(link: WalletConnectLink, namespace: ChainNamespace): SessionSource {
  const { state, networks, context } = link
  const raw = link.provider(namespace)
  return {
    get name() {
      return state.session?.peer.name ?? 'WalletConnect'
    },
    raw,
    addresses: () => state.addresses(namespace),
    network: () => state.network(namespace),
    request: call => networks.call(namespace, call),
    endpoints: async () => {
      const id = state.network(namespace)
      const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === id)
      return network ? context.endpoints(network) : []
    },
    watch(listener) {
      const onEvent = (): void => listener(raw.accounts)
      raw.on('accountsChanged', onEvent)
      return () => void raw.removeListener('accountsChanged', onEvent)
    },
  }
}
