import { decodeBase64 } from '../../../core/encoding/base64.js'
import { encodeBase58 } from '../../../core/encoding/base58.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { AUTH_ID, AUTH_NAME } from '../../../core/entities/connector.js'
import type { ChainAdapter } from '../../adapter.js'
import type { SessionSource } from '../../ports/sessions.js'
import { joinConnector } from '../join-connector.js'
import type { ProviderCall } from '../session-provider.js'
import { signMessage } from '../sign-message.js'
import type { EmbeddedContext, EmbeddedWallet } from './embedded-wallet.js'

/** Converts a transaction from base64, as in sessions, to base58, as the secure site takes it (WIRE 3.5). */
const toBase58 = (transaction: unknown): unknown => {
  const bytes = typeof transaction === 'string' ? decodeBase64(transaction) : undefined
  return bytes ? encodeBase58(bytes) : transaction
}

/** Converts a Solana session's request to the secure site's format. */
export function toSiteCall({ method, params }: ProviderCall): ProviderCall {
  const given: { readonly [name: string]: unknown } = { ...params }
  const { transaction, transactions, sendOptions: options } = given
  if (Array.isArray(transactions)) return { method, params: { transactions: transactions.map(toBase58) } }
  if (transaction === undefined) return { method, params }
  return { method, params: { transaction: toBase58(transaction), ...(options === undefined ? {} : { options }) } }
}

/** The embedded wallet as the base of a family's provider. */
function sessionSource(
  wallet: EmbeddedWallet,
  namespace: ChainNamespace,
  endpoints: EmbeddedContext['endpoints'],
): SessionSource {
  const raw = wallet.providers.of(namespace)
  return {
    name: AUTH_NAME,
    raw,
    addresses: () => wallet.addresses(namespace),
    network: () => wallet.network(namespace)?.caipNetworkId,
    request: call => wallet.call(namespace, toSiteCall(call)),
    async endpoints() {
      const network = wallet.network(namespace)
      return network ? endpoints(network) : []
    },
    watch(listener) {
      const onEvent = (): void => listener(raw.accounts)
      raw.on('accountsChanged', onEvent)
      return () => void raw.removeListener('accountsChanged', onEvent)
    },
  }
}

/** A family with the embedded wallet added to its own; its other ports are unchanged. */
export async function joinEmbedded(
  family: ChainAdapter,
  wallet: EmbeddedWallet,
  { endpoints, report }: Pick<EmbeddedContext, 'endpoints'> & { readonly report: (task: Promise<unknown>) => void },
): Promise<ChainAdapter> {
  const { namespace } = family
  const sessions = await family.sessions?.()
  const provider = sessions?.provider(sessionSource(wallet, namespace, endpoints)) ?? wallet.providers.of(namespace)
  return joinConnector(family, {
    id: AUTH_ID,
    provider: () => provider,
    connect: signal => wallet.connect(namespace, signal),
    reconnect: signal => wallet.reconnect(namespace, signal),
    awaitReturn: () => report(wallet.awaitReturn(namespace)),
    disconnect: () => wallet.logOut(),
    leave: () => wallet.leave(namespace),
    switchNetwork: (network, signal) => wallet.switchNetwork(network, signal),
    signMessage: params => signMessage(namespace, params, call => wallet.call(namespace, call)),
  })
}
