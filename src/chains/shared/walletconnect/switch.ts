import type { CaipNetwork } from '../../../core/entities/network.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../../core/errors/network.js'
import { parseWalletError } from '../../../services/wallets/wallet-reply.js'
import { isUnknownChain, toAddParameter, toHexChainId } from '../add-chain.js'
import { isRejection } from '../rejection.js'
import type { ProviderCall } from '../session-provider.js'

/** The protocol client's error for a chain that the wallet neither approved nor can be asked for. */
const NOT_APPROVED = /not approved|does not support/i

/**
 * Asks a wallet for an EVM chain that is not in its session, and adds it if unknown (WIRE 4.5).
 *
 * @throws {SwitchRejectedError} refused; adding the chain is not tried
 * @throws {ChainNotSupportedError} the wallet does not know the chain and adding it failed
 * @throws {SwitchNetworkError} any other failure
 */
export async function askForChain(network: CaipNetwork, ask: (call: ProviderCall) => Promise<unknown>): Promise<void> {
  try {
    await ask({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHexChainId(network) }] })
  } catch (cause) {
    if (isRejection(cause)) throw new SwitchRejectedError({ cause })
    if (!isUnknownChain(cause) && !NOT_APPROVED.test(parseWalletError(cause).message))
      throw new SwitchNetworkError({ cause })
    await addChain(network, ask)
  }
}

async function addChain(network: CaipNetwork, ask: (call: ProviderCall) => Promise<unknown>): Promise<void> {
  try {
    await ask({ method: 'wallet_addEthereumChain', params: [toAddParameter(network)] })
  } catch (cause) {
    throw new ChainNotSupportedError({ cause })
  }
}
