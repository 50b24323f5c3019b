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
export async function nameSwapToken(address: string, holder: Holder): Promise<SwapToken | undefined> {
  if (!isEvmAddress(address)) return undefined
  const [token] = await readNamed([address], holder)
  return token
}

/**
 * Reads again what an account has of the tokens that the visitor added.
 *
 * @throws {HttpUnreachableError} {HttpStatusError} no endpoint answered
 */
export async function reloadNamedTokens(holder: Holder): Promise<void> {
  const { caipNetworkId } = holder.network
  const { named } = swapTokensController.state
  const addresses = named.flatMap(({ chainId, address }) => (address && chainId === caipNetworkId ? address : []))
  if (addresses.length) await readNamed(addresses, holder)
}

async function readNamed(tokens: readonly string[], holder: Holder): Promise<readonly SwapToken[]> {
  const { network, address, owner } = holder
  const reads = await (await adapterFor('eip155')).reads?.()
  const found = (await reads?.tokens?.({ address, network, tokens })) ?? []
  const named = found.map(token => ({
    ...token,
    chainId: network.caipNetworkId,
    price: 0,
    value: 0,
    listed: false,
    owner,
  }))
  for (const token of named) swapTokensController.name(token)
  return named
}
