import { accountsController } from '../accounts/accounts.js'
import { isViewOnly } from '../accounts/active.js'
import { networksController } from '../networks/networks.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Signer } from './rules.js'

/** The connected account of a namespace on its network; `undefined` without one, or on an unsupported network. */
export function signerOf(namespace: ChainNamespace | undefined): Signer | undefined {
  const network = namespace && networksController.state.active[namespace]
  const { status, address } = accountsController.account(namespace)
  if (!namespace || !network || network.unsupported || status !== 'connected' || !address) return undefined
  if (isViewOnly(namespace)) return undefined // it cannot sign
  return { namespace, accountAddress: address, chainId: network.caipNetworkId }
}

/** The active account. */
export const activeSigner = (): Signer | undefined => signerOf(networksController.state.activeNamespace)
