import { createPublicClient, fallback, getAddress, http } from 'viem'
import { normalize } from 'viem/ens'

import { HTTP_TIMEOUT } from '../../core/limits.js'
import type { ChainAdapter } from '../adapter.js'
import { unlessAborted } from '../shared/unless-aborted.js'
import { toViemChain } from './viem-chain.js'

/** ENS's universal resolver on Ethereum (ENSIP-23); taken from viem's `mainnet`, whose module would bring every chain along. */
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/**
 * The Ethereum address that a name stands for in ENS; `undefined` when it stands for none, or is none. Names that send
 * their readers on to a server of their own are not followed: that server would learn who asks.
 *
 * @throws viem's error when no endpoint answered
 */
export async function resolveEns(
  {
    name,
    network,
    universalResolver = UNIVERSAL_RESOLVER,
    signal,
  }: Parameters<NonNullable<ChainAdapter['resolveName']>>[0],
  endpoints: readonly string[],
): Promise<string | undefined> {
  const normal = normalized(name)
  if (!normal) return undefined
  const client = createPublicClient({
    chain: toViemChain(network),
    transport: fallback(endpoints.map(url => http(url, { timeout: HTTP_TIMEOUT, retryCount: 0 }))),
    ccipRead: false,
  })
  const found = await unlessAborted(
    client.getEnsAddress({ name: normal, universalResolverAddress: getAddress(universalResolver) }),
    signal,
  )
  return found ?? undefined
}

function normalized(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined // letters that no name may have
  }
}
