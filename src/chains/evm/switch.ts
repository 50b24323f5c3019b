import type { CaipNetwork } from '../../core/entities/network.js'
import { RequestPendingError } from '../../core/errors/connection.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../core/errors/network.js'
import { isUnknownChain, toAddParameter, toHexChainId } from '../shared/add-chain.js'
import { readChainId } from './connect.js'
import { isRejection } from '../shared/rejection.js'
import { isPending } from '../shared/wallet-errors.js'
import type { EvmWallet } from './wallet.js'

/**
 * Has a wallet change its chain, and add it when it does not know it. Resolves to the chain the wallet reports
 * afterwards, whatever was asked for; `undefined` when that cannot be read.
 *
 * @throws {SwitchRejectedError} refused; adding the chain is not tried
 * @throws {RequestPendingError} the wallet still has an older request open
 * @throws {ChainNotSupportedError} the wallet does not know the chain and adding it failed
 * @throws {SwitchNetworkError} any other failure
 */
export async function switchChain(wallet: EvmWallet, network: CaipNetwork): Promise<number | undefined> {
  const chainId = toHexChainId(network)
  try {
    await wallet.bound.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (cause) {
    if (isRejection(cause)) throw new SwitchRejectedError({ cause })
    if (isPending(cause)) throw new RequestPendingError({ cause })
    if (!isUnknownChain(cause)) throw new SwitchNetworkError({ cause })
    await addChain(wallet, toAddParameter(network))
  }
  return readChainId(wallet)
}

async function addChain(wallet: EvmWallet, parameter: object): Promise<void> {
  try {
    await wallet.bound.request({ method: 'wallet_addEthereumChain', params: [parameter] })
  } catch (cause) {
    throw new ChainNotSupportedError({ cause })
  }
}
