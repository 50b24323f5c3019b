import type { CaipNetworkId } from '../../../core/caip.js'
import { VIEW_ONLY_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../../core/errors/connection.js'
import { ChainNotSupportedError } from '../../../core/errors/network.js'
import { ViewOnlyError } from '../../../core/errors/unavailable.js'
import { createRpc, evmChainCheck } from '../../../services/json-rpc.js'
import type { ChainAdapter } from '../../adapter.js'
import type { ConnectResult } from '../../ports/wallets.js'
import { joinConnector } from '../join-connector.js'
import { RpcClients } from '../rpc-clients.js'
import { CODES, codedError, createSessionProvider, type ProviderCall, toChainId } from '../session-provider.js'

/** The watched account of a family, and its network. */
export interface ViewOnlyContext {
  /** The address; `undefined` if unknown. */
  readonly address: () => string | undefined
  /** The network on which it is shown: the active one, if the address is valid there. */
  readonly network: () => CaipNetwork | undefined
  /** A network of the site by its chain id, if the address is valid there. */
  readonly find: (chainId: number) => CaipNetwork | undefined
  /** Whether the address exists on a network. */
  readonly isOn: (network: CaipNetwork) => boolean
  readonly endpoints: (network: CaipNetwork) => Promise<readonly string[]>
  /** Calls back whenever the network may have changed, until the returned function is called. */
  readonly changes: (listener: () => void) => () => void
  /** A site switched the network through its provider. */
  readonly moved: (caipNetworkId: CaipNetworkId) => void
}

const refuse = (): Promise<never> => Promise.reject(new ViewOnlyError())

/** The signing and sending functions of the families' providers. */
const SIGNING = [
  'signMessage',
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
  'sendTransaction',
  'signPSBT',
  'sendTransfer',
]

/** A provider that rejects everything that needs a key and is otherwise unchanged. */
const refusing = (provider: object, names: readonly string[]): object =>
  Object.create(
    provider,
    Object.fromEntries(names.filter(name => name in provider).map(name => [name, { value: refuse, enumerable: true }])),
  ) as object // made from an object

/** Methods that a chain answers without an account's key. */
const READ = /^(?:eth_(?!send|sign|decrypt|getEncryptionPublicKey)|net_|web3_)/

const ANSWERED_HERE = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'wallet_switchEthereumChain']

/** EIP-1193 over the endpoints of the network. */
function evmProvider({ address, network, find, endpoints, moved }: ViewOnlyContext) {
  const clients = new RpcClients({ endpoints }, ({ id }) => evmChainCheck(Number(id)))
  const provider = createSessionProvider(
    {
      namespace: 'eip155',
      addresses: () => [address() ?? []].flat(),
      network: () => network()?.caipNetworkId,
      async call({ method, params }) {
        const now = network()
        const rpc = now ? await clients.of(now) : createRpc([])
        return rpc.request(method, Array.isArray(params) ? params : [])
      },
      switchChain(chainId) {
        const target = find(chainId)
        if (!target) return Promise.reject(codedError(CODES.unknownChain, 'Unrecognized chain ID'))
        moved(target.caipNetworkId)
        return Promise.resolve()
      },
    },
    { isViewOnly: true as const },
  )
  const request = provider.request.bind(provider)
  const guarded = (call: ProviderCall): Promise<unknown> =>
    ANSWERED_HERE.includes(call.method) || READ.test(call.method) ? request(call) : refuse()
  return Object.assign(provider, { request: guarded })
}

/** A family with an additional view-only account; its other ports are unchanged. */
export async function joinViewOnly(family: ChainAdapter, context: ViewOnlyContext): Promise<ChainAdapter> {
  const { network, isOn } = context
  const shown = { is: false }
  const address = (): string | undefined => (shown.is ? context.address() : undefined)
  const raw = evmProvider({ ...context, address })
  const sessions = await family.sessions?.()
  let last = network()?.caipNetworkId
  const stop = context.changes(() => {
    const now = network()?.caipNetworkId
    if (now === last) return
    last = now
    if (shown.is) raw.emit('chainChanged', toChainId(now))
  })
  const source = {
    name: 'View only',
    raw,
    addresses: () => raw.accounts,
    network: () => network()?.caipNetworkId,
    request: refuse,
    endpoints: async () => {
      const now = network()
      return now ? context.endpoints(now) : []
    },
    watch: () => () => undefined,
  }
  const provider = sessions ? refusing(sessions.provider(source), SIGNING) : raw
  /** What is shown from now on. */
  const result = (): ConnectResult | undefined => {
    const now = context.address()
    if (now === undefined) return undefined
    shown.is = true
    return {
      connectorId: VIEW_ONLY_ID,
      accounts: [{ address: now }],
      caipNetworkId: network()?.caipNetworkId,
      wallet: { name: 'View only', type: 'VIEW_ONLY' },
    }
  }
  return joinConnector(family, {
    id: VIEW_ONLY_ID,
    provider: () => provider,
    connect() {
      const given = result()
      raw.emit('accountsChanged', raw.accounts)
      return given ? Promise.resolve(given) : Promise.reject(new ConnectorNotFoundError(VIEW_ONLY_ID))
    },
    reconnect: () => Promise.resolve(result()),
    disconnect() {
      shown.is = false
      return Promise.resolve(raw.emit('accountsChanged', []))
    },
    switchNetwork(target) {
      if (!isOn(target)) return Promise.reject(new ChainNotSupportedError({ details: target.name }))
      return Promise.resolve(target.caipNetworkId)
    },
    destroy: stop,
  })
}
