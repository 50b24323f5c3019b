import { formatAmount } from '../../core/amount.js'
import { SWAP_RESERVED_DATA, SWAP_RESERVED_GAS } from '../../core/limits.js'
import { fetchSwapGasPrice } from '../../services/blockchain/swaps.js'
import type { Holder } from '../accounts/holder.js'
import { adapterFor } from '../connections/adapters.js'
import { maxSendable } from '../send/rules.js'
import { optionsController } from '../shell/options.js'
import { editSwap } from './quote-swap.js'
import { swapController } from './swap.js'
import { swapForm } from './swap-form.js'

/** What a swap may cost: 150,000 gas, and what the chain charges for its data in addition; nothing if others pay the fee. */
async function readReserve(holder: Holder): Promise<bigint> {
  const { network, address: from } = holder
  const { options } = optionsController.state
  const adapter = await adapterFor('eip155')
  const [calls, transfers] = await Promise.all([adapter.calls?.(), adapter.transfers?.()])
  const [price, data = 0n, own] = await Promise.all([
    fetchSwapGasPrice(network.caipNetworkId, options),
    calls?.dataFee?.({ network, from, size: SWAP_RESERVED_DATA }),
    transfers?.reserve(holder).catch(() => undefined), // then the account counts as one that pays
  ])
  return own === 0n ? 0n : price * SWAP_RESERVED_GAS + data
}

/**
 * Fills in the maximum amount: all of the token, less what a swap may cost if it is the chain's own coin. What was entered
 * or chosen while that was read stays.
 *
 * @throws {SwapGasPriceError} {HttpUnreachableError} what to keep could not be read; the form stays as it is
 */
export async function fillMaxSwap(): Promise<void> {
  const form = swapForm()
  if (!form?.source) return
  const { source, holder } = form
  const { amount, start } = swapController.state
  const reserve = source.address ? 0n : await readReserve(holder)
  const [now, state] = [swapForm(), swapController.state]
  if (state.amount !== amount || state.start !== start || now?.holder.owner !== holder.owner) return
  if (now.source?.address !== source.address || now.source?.chainId !== source.chainId) return
  editSwap({ amount: formatAmount(maxSendable(source, reserve), source.decimals) })
}
