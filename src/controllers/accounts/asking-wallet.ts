import type { ChainNamespace } from '../../core/caip.js'
import { cleanLabel } from '../../core/text/label.js'
import { accountOf } from './active.js'

/**
 * The name of the wallet where requests appear, sanitised; `undefined` without a name, and for the embedded wallet, which
 * asks in the modal itself and is named after the login.
 */
export function askingWallet(namespace?: ChainNamespace): string | undefined {
  const { connectedWalletInfo: wallet } = accountOf(namespace)
  return wallet?.type === 'AUTH' ? undefined : cleanLabel(wallet?.name)
}
