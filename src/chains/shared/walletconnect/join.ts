import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import { ConnectorNotFoundError } from '../../../core/errors/connection.js'
import type { ChainAdapter } from '../../adapter.js'
import { joinConnector } from '../join-connector.js'
import { signMessage } from '../sign-message.js'
import type { WalletConnectLink } from './link.js'
import { sessionSource } from './session-source.js'

/** A family with the WalletConnect connector added; its other ports are unchanged. */
export async function joinWalletConnect(family: ChainAdapter, link: WalletConnectLink): Promise<ChainAdapter> {
  const { namespace } = family
  const sessions = await family.sessions?.()
  const provider = sessions?.provider(sessionSource(link, namespace)) ?? link.provider(namespace)
  return joinConnector(family, {
    id: WALLET_CONNECT_ID,
    provider: () => provider,
    /** Pairing creates a session; here the existing one is used. */
    connect() {
      const result = link.state.result(namespace)
      return result ? Promise.resolve(result) : Promise.reject(new ConnectorNotFoundError(WALLET_CONNECT_ID))
    },
    async reconnect() {
      await link.restore()
      return link.state.result(namespace)
    },
    disconnect: () => link.end(),
    leave: () => void link.state.end(), // `restore` reads a later session from storage
    switchNetwork: network => link.networks.switchTo(network),
    choose: address => link.state.choose(namespace, address),
    signMessage: params => signMessage(namespace, params, call => link.networks.call(namespace, call)),
    destroy: () => link.destroy(),
  })
}
