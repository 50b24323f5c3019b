import * as z from 'zod/mini'

import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { required } from '../lenient.js'
import { accept, listOf, parse, text } from '../readers.js'
import { parseChainId } from '../wallets/wallet-reply.js'

/** A wallet's event within a session. */
export type SessionEvent =
  | { readonly type: 'accounts'; readonly caipNetworkId: CaipNetworkId; readonly addresses: readonly string[] }
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId }

const schema = z.object({
  params: z.object({
    chainId: required(accept(isCaipNetworkId)),
    event: z.object({ name: z.string(), data: z.unknown() }),
  }),
})

const texts = listOf(text())

/** The chain of a `chainChanged` event: its data as a CAIP-2 id, a number or hex; else the event's chain. */
function changedNetwork(data: unknown, sentFor: CaipNetworkId): CaipNetworkId {
  if (isCaipNetworkId(data)) return data
  const namespace = parseCaipNetworkId(sentFor)?.namespace
  const chainId = namespace === 'eip155' ? parseChainId(data) : undefined
  if (chainId) return toCaipNetworkId('eip155', chainId)
  const native = typeof data === 'string' && namespace ? toCaipNetworkId(namespace, data) : undefined
  return isCaipNetworkId(native) ? native : sentFor
}

/** Parses a wallet event; `undefined` if it is irrelevant here. Addresses have their chain removed. */
export function parseSessionEvent(value: unknown): SessionEvent | undefined {
  const params = parse(schema, value)?.params
  if (!params) return undefined
  const { chainId, event } = params
  if (event.name === 'chainChanged') return { type: 'network', caipNetworkId: changedNetwork(event.data, chainId) }
  if (event.name !== 'accountsChanged') return undefined
  const isEvm = parseCaipNetworkId(chainId)?.namespace === 'eip155'
  const addresses = texts(event.data)?.map(account => {
    const address = account.split(':').at(-1) ?? ''
    return isEvm ? toChecksum(address) : address
  })
  return addresses && { type: 'accounts', caipNetworkId: chainId, addresses }
}
