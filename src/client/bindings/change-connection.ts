import { getWalletModal } from '../../client.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Connection } from '../../core/entities/connection.js'
import { MultiWalletOffError } from '../../core/errors/connection.js'
import { multiWallet } from '../multi-wallet.js'
import type { ConnectionParams } from '../types.js'

/** A connection, given as itself or by the id of its connector, and one of its addresses if not the first. */
export type ConnectionChoice = { readonly address?: string } & (
  | { readonly connectorId: string }
  | { readonly connection: Pick<Connection, 'connectorId'> }
)

/** Options of `useWalletModalConnection`. */
export interface UseWalletModalConnectionOptions {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Called after each action, with the connection. */
  readonly onSuccess?: ((done: ConnectionParams) => void) | undefined
  /** Called when an action fails. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** What can be done with a connection. */
export type ConnectionAction = 'switchConnection' | 'deleteConnection'

/**
 * Applies an action to a connection of a namespace, or of the active one; returns that connection.
 *
 * @throws {MultiWalletOffError} the `multiWallet` feature is off, so that nothing changed but for an alert
 * @throws whatever the action does
 */
export async function changeConnection(
  action: ConnectionAction,
  choice: ConnectionChoice,
  namespace: ChainNamespace | undefined,
): Promise<ConnectionParams> {
  const params = paramsOf(choice, namespace)
  const isAllowed = multiWallet.get()
  await getWalletModal()[action](params)
  if (!isAllowed) throw new MultiWalletOffError()
  return params
}

function paramsOf(choice: ConnectionChoice, given: ChainNamespace | undefined): ConnectionParams {
  const namespace = given ?? getWalletModal().getActiveChainNamespace() ?? 'eip155'
  const { connectorId } = 'connection' in choice ? choice.connection : choice
  return { namespace, connectorId, ...(choice.address ? { address: choice.address } : {}) }
}
