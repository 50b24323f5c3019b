import { isEvmAddress } from '../../core/address.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { tasks } from '../../core/task.js'
import { fetchSwapTokens } from '../../services/blockchain/swap-tokens.js'
import type { Holder } from '../accounts/holder.js'
import { adapterFor } from '../connections/adapters.js'
import { optionsController } from '../shell/options.js'
import { swapTokensController } from './swap-tokens.js'

const loads = tasks<string>()

/**
 * Fetches the tokens that can be swapped on an account's network, once; a network without any is not supported.
 *
 * @throws {ServiceOffError} {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} they could not be fetched
 */
export async function loadSwapTokens({ network }: Holder): Promise<void> {
  const { caipNetworkId } = network
  if (swapTokensController.list(caipNetworkId).status === 'ready') return
  await loads(caipNetworkId).join(async signal => {
    swapTokensController.setList(caipNetworkId, { status: 'loading' })
    try {
      const items = await fetchSwapTokens(caipNetworkId, optionsController.state.options, { signal })
      signal.throwIfAborted()
      swapTokensController.setList(caipNetworkId, { status: 'ready', items })
    } catch (error) {
      if (!signal.aborted) swapTokensController.setList(caipNetworkId, { status: 'failed' })
      throw error
    }
  })
}

/**
 * Reads a token that the service does not list from its contract; `undefined` if there is no token at the address.
 *
 * @throws {HttpUnreachableError} {HttpStatusError} no endpoint answered
 */
export async function nameSwapToken(
  address: string,
  { network, address: account }: Holder,
): Promise<SwapToken | undefined> {
  if (!isEvmAddress(address)) return undefined
  const reads = await (await adapterFor('eip155')).reads?.()
  const [found] = (await reads?.tokens?.({ address: account, network, tokens: [address] })) ?? []
  if (!found) return undefined
  const token = { ...found, chainId: network.caipNetworkId, price: 0, value: 0, listed: false }
  swapTokensController.name(token)
  return token
}
