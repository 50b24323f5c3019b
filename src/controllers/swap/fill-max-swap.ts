import { formatAmount } from '../../core/amount.js'
import { SWAP_RESERVED_GAS } from '../../core/limits.js'
import { fetchSwapGasPrice } from '../../services/blockchain/swaps.js'
import { maxSendable } from '../send/rules.js'
import { optionsController } from '../shell/options.js'
import { editSwap } from './quote-swap.js'
import { swapForm } from './swap-form.js'

/**
 * Fills in the maximum amount: all of the token, less the cost of 150,000 gas if it is the chain's own coin.
 *
 * @throws {SwapGasPriceError} {HttpUnreachableError} what to keep could not be read; the form stays as it is
 */
export async function fillMaxSwap(): Promise<void> {
  const form = swapForm()
  if (!form?.source) return
  const { source, holder } = form
  const { options } = optionsController.state
  const price = source.address ? 0n : await fetchSwapGasPrice(holder.network.caipNetworkId, options)
  const now = swapForm()?.source
  if (now?.address !== source.address || now?.chainId !== source.chainId) return
  editSwap({ amount: formatAmount(maxSendable(source, price * SWAP_RESERVED_GAS), source.decimals) })
}
