import * as z from 'zod/mini'

import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { required } from '../lenient.js'
import { accept, listOf, parse, text } from '../readers.js'
import { parseChainId } from '../wallets/wallet-reply.js'

/** An account that a wallet's event names, on its own network or, where it names none, on that of the event. */
export interface NamedAccount {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/** A wallet's event within a session. */
export type SessionEvent =
  | { readonly type: 'accounts'; readonly caipNetworkId: CaipNetworkId; readonly accounts: readonly NamedAccount[] }
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

/** Reads an address, with or without its network (CAIP-10) before it. */
function readNamed(account: string, sentFor: CaipNetworkId): NamedAccount {
  const [namespace, reference, ...rest] = account.split(':')
  const own = `${namespace}:${reference}`
  const caipNetworkId = rest.length && isCaipNetworkId(own) ? own : sentFor
  const address = account.split(':').at(-1) ?? ''
  return { caipNetworkId, address: caipNetworkId.startsWith('eip155:') ? toChecksum(address) : address }
}

/** Parses a wallet event; `undefined` if it is irrelevant here. */
export function parseSessionEvent(value: unknown): SessionEvent | undefined {
  const params = parse(schema, value)?.params
  if (!params) return undefined
  const { chainId, event } = params
  if (event.name === 'chainChanged') return { type: 'network', caipNetworkId: changedNetwork(event.data, chainId) }
  if (event.name !== 'accountsChanged') return undefined
  const accounts = texts(event.data)?.map(account => readNamed(account, chainId))
  return accounts && { type: 'accounts', caipNetworkId: chainId, accounts }
}
