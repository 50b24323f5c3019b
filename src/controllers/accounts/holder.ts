import { type CaipAddress, type ChainNamespace, toCaipAddress } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { accountsController } from './accounts.js'
import { networksController } from '../networks/networks.js'

/** An account on the network it is shown on. */
export interface Holder {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: CaipNetwork
  /** The owner of its lists. */
  readonly owner: CaipAddress
}

/** The connected account of a namespace on its active network; `undefined` without one, or on an unsupported network. */
export function holderOf(namespace: ChainNamespace): Holder | undefined {
  const { address } = accountsController.account(namespace)
  const network = networksController.state.active[namespace]
  if (!address || !network || network.unsupported) return undefined
  return { namespace, address, network, owner: toCaipAddress(network.caipNetworkId, address) }
}

/** Whether an account is a smart account of the embedded wallet. */
export const isSmartAccount = ({ namespace, address }: Pick<Holder, 'namespace' | 'address'>): boolean =>
  accountsController.account(namespace).allAccounts.find(account => account.address === address)?.type ===
  'smartAccount'

/** What sending costs, as a family's port reports it. */
interface SendingCosts {
  readonly fee: bigint | undefined
  readonly mayBeSponsored?: boolean
}

/** The network fee that the account must be able to pay; none if it is unknown, or if someone else may pay it. */
export const ownFee = (holder: Holder, { fee = 0n, mayBeSponsored }: SendingCosts): bigint =>
  mayBeSponsored || isSmartAccount(holder) ? 0n : fee
