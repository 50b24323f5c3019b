import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../../core/errors/connection.js'
import type { ChainAdapter } from '../../adapter.js'
import type { WalletConnectLink } from './link.js'
import { sessionSource } from './session-source.js'
import { signMessage, type SignMessageParams } from './sign-message.js'

const isOurs = (connectorId: string): boolean => connectorId === WALLET_CONNECT_ID

/** What a family does differently for the connector of the wallet-connection protocol. */
function abilities(family: ChainAdapter, link: WalletConnectLink, provider: object): Partial<ChainAdapter> {
  const { namespace } = family
  return {
    connect(connectorId, signal) {
      if (!isOurs(connectorId)) return family.connect(connectorId, signal)
      const result = link.state.result(namespace) // pairing is what makes one
      return result ? Promise.resolve(result) : Promise.reject(new ConnectorNotFoundError(connectorId))
    },
    async reconnect(connectorId, signal) {
      if (!isOurs(connectorId)) return family.reconnect(connectorId, signal)
      await link.restore()
      return link.state.result(namespace)
    },
    disconnect: connectorId => (isOurs(connectorId) ? link.end() : family.disconnect(connectorId)),
    provider: connectorId => (isOurs(connectorId) ? provider : family.provider(connectorId)),
    balance: params =>
      params.over !== 'endpoints' && isOurs(params.over.connectorId)
        ? Promise.resolve(undefined) // a wallet over the protocol reads nothing itself
        : family.balance(params),
    switchNetwork(connectorId: string, network: CaipNetwork) {
      if (isOurs(connectorId)) return link.networks.switchTo(network)
      return family.switchNetwork?.(connectorId, network) ?? Promise.resolve(network.caipNetworkId)
    },
    destroy() {
      link.destroy()
      family.destroy()
    },
    signMessage(connectorId: string, params: SignMessageParams) {
      if (isOurs(connectorId)) return signMessage(namespace, params, call => link.networks.call(namespace, call))
      return family.signMessage?.(connectorId, params) ?? Promise.reject(new ConnectorNotFoundError(connectorId))
    },
    ...sending(family, provider),
  }
}

/** A family that sends has what it prepares signed over the session. */
function sending(family: ChainAdapter, provider: object): Pick<ChainAdapter, 'prepareTransfer'> {
  const prepare = family.prepareTransfer?.bind(family)
  if (!prepare) return {}
  return { prepareTransfer: request => prepare(isOurs(request.connectorId) ? { ...request, provider } : request) }
}

/** A family with the protocol's connector beside its own; whatever else the family can do stays as it is. */
export async function joinWalletConnect(family: ChainAdapter, link: WalletConnectLink): Promise<ChainAdapter> {
  const { namespace } = family
  const provider = (await family.sessionProvider?.(sessionSource(link, namespace))) ?? link.provider(namespace)
  const joined = abilities(family, link, provider)
  return new Proxy(family, {
    get(target, name) {
      const own: unknown = Object.hasOwn(joined, name) ? Reflect.get(joined, name) : undefined
      if (own) return own
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
