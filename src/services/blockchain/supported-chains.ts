import * as z from 'zod/mini'

import { isCaipNetworkId } from '../../core/caip.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { type ServiceOptions, serviceBase } from '../endpoints.js'
import { lenientList } from '../lenient.js'
import { accept } from '../readers.js'
import { type BlockchainRequest, blockchainClient } from './client.js'

const schema = z.object({ http: lenientList(accept(isCaipNetworkId)) })

const known = new Map<string, Promise<readonly string[]>>()

const fetchSupportedChains = async (options: ServiceOptions, { http }: BlockchainRequest): Promise<readonly string[]> =>
  (await blockchainClient(options, http).get('/v1/supported-chains', { schema })).http

/**
 * Whether the blockchain service serves a network. Asked once per page. A failure is ignored, because the call itself will
 * report it, and retried next time (WIRE 2.3). A reply of another shape, such as the page of a captive portal, counts as
 * unsupported until then.
 *
 * @throws {ServiceOffError} the service is off
 */
export async function isSupportedChain(
  caipNetworkId: string,
  options: ServiceOptions,
  request: BlockchainRequest = {},
): Promise<boolean> {
  const base = serviceBase('blockchain', options)
  const chains = known.get(base) ?? fetchSupportedChains(options, request)
  known.set(base, chains)
  try {
    return (await chains).includes(caipNetworkId)
  } catch (error) {
    if (known.get(base) === chains) known.delete(base)
    return !(error instanceof MalformedReplyError)
  }
}
