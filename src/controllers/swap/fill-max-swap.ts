import { formatAmount } from '../../core/amount.js'
import { SWAP_RESERVED_GAS } from '../../core/limits.js'
import { fetchSwapGasPrice } from '../../services/blockchain/swaps.js'
import { maxSendable } from '../send/rules.js'
import { optionsController } from '../shell/options.js'
import { editSwap } from './quote-swap.js'
import { swapController } from './swap.js'
import { swapForm } from './swap-form.js'

/**
 * Fills in the maximum amount: all of the token, less the cost of 150,000 gas if it is the chain's own coin. What was
 * entered or chosen while the price was read stays.
 *
 * @throws {SwapGasPriceError} {HttpUnreachableError} what to keep could not be read; the form stays as it is
 */
export async function fillMaxSwap(): Promise<void> {
  const form = swapForm()
  if (!form?.source) return
  const { source, holder } = form
  const { amount, start } = swapController.state
  const { options } = optionsController.state
  const price = source.address ? 0n : await fetchSwapGasPrice(holder.network.caipNetworkId, options)
  const [now, state] = [swapForm(), swapController.state]
  if (state.amount !== amount || state.start !== start || now?.holder.owner !== holder.owner) return
  if (now.source?.address !== source.address || now.source?.chainId !== source.chainId) return
  editSwap({ amount: formatAmount(maxSendable(source, price * SWAP_RESERVED_GAS), source.decimals) })
}
