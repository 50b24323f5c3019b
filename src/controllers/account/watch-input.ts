import type { ChainNamespace } from '../../core/caip.js'
import { VIEW_ONLY_ID } from '../../core/entities/connector.js'
import { connectorsController } from '../connections/connectors.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { watch } from '../connections/view-only/watch.js'
import { networksController } from '../networks/networks.js'
import { addressOf } from '../send/resolve-receiver.js'
import { isName, withoutUnseenEdges } from '../send/rules.js'

/** The family in which names are registered. */
const NAMED: ChainNamespace = 'eip155'

/**
 * Watches the account that a visitor entered, as an address of any family or a name, and leaves the view; neither once
 * `signal` is aborted.
 *
 * @throws {InvalidAddressError} it is neither an address on a network of the site nor a name
 * @throws {ResolveNameError} the name has no address
 */
export async function watchInput(text: string, signal: AbortSignal): Promise<void> {
  const namespace = await show(withoutUnseenEdges(text), signal)
  if (signal.aborted) return
  connectorsController.setAttempt({ connectorId: VIEW_ONLY_ID, namespace, status: 'connected' })
  await finishConnect()
}

async function show(written: string, signal: AbortSignal): Promise<ChainNamespace> {
  const { active } = networksController.state
  const network = active[NAMED] ?? networksController.list(NAMED)[0]
  if (!isName(written) || !network) return watch(written, undefined, signal)
  const address = await addressOf(written, network, signal)
  return watch(address, NAMED, signal)
}
