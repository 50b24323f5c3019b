import { createPublicClient, fallback, getAddress, http } from 'viem'
import { normalize } from 'viem/ens'

import { HTTP_TIMEOUT } from '../../../core/limits.js'
import { DISCREET } from '../../../services/http.js'
import type { AdapterContext } from '../../adapter.js'
import type { NameQuery, NamesPort } from '../../ports/names.js'
import { unlessAborted } from '../../shared/unless-aborted.js'
import { toViemChain } from '../viem-chain.js'

/** ENS's universal resolver on Ethereum (ENSIP-23); copied from viem's `mainnet`, whose module would load every chain. */
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** Names of ENS. */
export class EnsNames implements NamesPort {
  readonly #endpoints: AdapterContext['endpoints']

  constructor({ endpoints }: Pick<AdapterContext, 'endpoints'>) {
    this.#endpoints = endpoints
  }

  /** A name in ENS's registered form (ENSIP-15); `undefined` if it contains disallowed characters or sequences. */
  normalize(name: string): string | undefined {
    try {
      return normalize(name)
    } catch {
      return undefined
    }
  }

  /**
   * The address of a name for a coin, else for Ethereum; `undefined` if it has none or is not a valid name. Names that
   * refer to their own server (CCIP) are not followed: that server would learn who asks.
   *
   * @throws viem's error when no endpoint answered
   */
  async resolve({
    name,
    network,
    universalResolver = UNIVERSAL_RESOLVER,
    coinType,
    signal,
  }: NameQuery): Promise<string | undefined> {
    const normal = this.normalize(name)
    if (!normal) return undefined
    const endpoints = await this.#endpoints(network)
    const client = createPublicClient({
      chain: toViemChain(network),
      transport: fallback(
        endpoints.map(url => http(url, { timeout: HTTP_TIMEOUT, retryCount: 0, fetchOptions: DISCREET })),
      ),
      ccipRead: false,
    })
    const asked = { name: normal, universalResolverAddress: getAddress(universalResolver) }
    const own = coinType === undefined ? null : client.getEnsAddress({ ...asked, coinType: BigInt(coinType) })
    const [special, general] = await unlessAborted(Promise.all([own, client.getEnsAddress(asked)]), signal)
    return (special && getAddress(special)) ?? general ?? undefined
  }
}
