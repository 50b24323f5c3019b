import type { AdapterContext, ChainAdapter } from '../../chains/adapter.js'
import { loadAdapter, replaceAdapter } from '../../chains/loaded.js'
import { RELAYED } from '../../chains/shared/relayed/factory.js'
import type { ChainNamespace } from '../../core/caip.js'
import { NotCreatedError } from '../../core/errors/config.js'
import { instance, instanceValue } from '../../core/instance.js'
import { serialQueue } from '../../core/task.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { followAdapter } from './follow-wallet.js'

/** Families whose wallet events are already handled. */
const followed = new WeakSet<ChainAdapter>()

const contextOf = (namespace: ChainNamespace): AdapterContext => {
  const { options } = optionsController.state
  return {
    networks: () => networksController.list(namespace),
    endpoints: async network => (await import('../networks/endpoints-of.js')).endpointsOf(network),
    active: () => networksController.state.active[namespace],
    announced: options.enableEIP6963 !== false,
    injected: options.enableInjected !== false,
    revokes: options.revokeOnDisconnect,
    accountType: async () => (await import('./establish/remember-connection.js')).preferredType(namespace),
  }
}

/**
 * Loads a family's code once, and follows its wallets' events.
 *
 * @throws {NotCreatedError} there is no instance: the next one's families are not known yet
 * @throws {ModalClosedError} the instance ended in the meantime
 * @throws {AdapterNotFoundError} the site gave no adapter for the namespace
 */
export async function adapterFor(namespace: ChainNamespace): Promise<ChainAdapter> {
  const { created, signal: life } = instance()
  if (!created) throw new NotCreatedError()
  const adapter = await loadAdapter(namespace, contextOf(namespace), RELAYED)
  life.throwIfAborted()
  if (!followed.has(adapter)) {
    followed.add(adapter)
    followAdapter(adapter)
  }
  return adapter
}

/** Connectors join a family one by one. */
const queues = instanceValue(() => new Map<ChainNamespace, ReturnType<typeof serialQueue>>())

/**
 * Replaces a family's adapter with one made from it by `join`.
 *
 * @throws {ModalClosedError} the instance ended in the meantime
 */
export function joinAdapter(
  namespace: ChainNamespace,
  join: (family: ChainAdapter) => Promise<ChainAdapter>,
): Promise<void> {
  const { signal: life } = instance()
  const inTurn = queues().get(namespace) ?? serialQueue()
  queues().set(namespace, inTurn)
  return inTurn(async () => {
    life.throwIfAborted() // the next instance has its own family
    const joined = await join(await adapterFor(namespace))
    if (life.aborted) joined.destroy?.()
    life.throwIfAborted()
    followed.add(joined)
    replaceAdapter(namespace, joined)
  })
}
