import * as z from 'zod/mini'

import { isAddress } from '../../core/address.js'
import { toChecksum } from '../../core/chain/checksum.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { Options } from '../../core/entities/options.js'
import type { TokenInput } from '../../core/entities/token.js'
import { safeImageUrl } from '../../core/url.js'
import { compact, field, required } from '../lenient.js'
import { listOf, memberOf, parse } from '../readers.js'

/** Maximum number of a network's tokens read from its chain. */
const MAX_TOKENS = 100

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value ? [value] : [])

/**
 * The tokens that a site lists for a network, in the `tokens` option or with the network itself (WIRE 5.1). Entries
 * without a valid address are ignored and each address is kept once.
 */
export function declaredTokens(
  network: CaipNetwork,
  options: Pick<Options, 'networks' | 'tokens'>,
): readonly TokenInput[] {
  const { chainNamespace, caipNetworkId, id } = network
  const own = options.networks.filter(given => String(given.id) === String(id) || given.caipNetworkId === caipNetworkId)
  const given = [...toList(memberOf(options.tokens, caipNetworkId)), ...own.flatMap(({ tokens }) => toList(tokens))]
  const schema = z.object({
    address: required(value => {
      if (!isAddress(chainNamespace, value)) return undefined
      return chainNamespace === 'eip155' ? toChecksum(value) : value
    }),
    image: field(safeImageUrl),
  })
  const seen = new Set<string>()
  const isNew = ({ address }: TokenInput): boolean => !seen.has(address) && Boolean(seen.add(address))
  return (parse(listOf(schema), given) ?? []).map(compact).filter(isNew).slice(0, MAX_TOKENS)
}
