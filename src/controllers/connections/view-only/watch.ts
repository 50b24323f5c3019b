import { needConnector } from '../../../chains/loaded.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { VIEW_ONLY_ID } from '../../../core/entities/connector.js'
import { ModalClosedError } from '../../../core/errors/attempt.js'
import { InvalidAddressError } from '../../../core/errors/unavailable.js'
import { instance } from '../../../core/instance.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { adapterOf } from '../adapter-of.js'
import { adapterFor } from '../adapters.js'
import { connectTask } from '../attempt.js'
import { establish } from '../establish/establish.js'
import { networksFor, setViewed } from './view-only.js'

/**
 * Shows an account by its address, without any wallet behind it. Returns its namespace: the given one, else the first
 * of the site's, starting with the active one, in which the address is valid.
 *
 * @throws {InvalidAddressError} it is not an address there, or belongs to a network that the site does not list
 */
export async function watch(address: string, named?: ChainNamespace, signal?: AbortSignal): Promise<ChainNamespace> {
  const life = instance().signal
  const { namespace, written } = await place(address, named)
  if (life.aborted || signal?.aborted) throw new ModalClosedError()
  connectTask.abort()
  setViewed(namespace, written)
  const result = await needConnector(await adapterOf(namespace, VIEW_ONLY_ID), VIEW_ONLY_ID).connect()
  if (life.aborted || signal?.aborted) throw new ModalClosedError()
  establish(namespace, result)
  return namespace
}

/** The networks where an address is valid, and its form there. */
async function place(
  address: unknown,
  named: ChainNamespace | undefined,
): Promise<{ readonly namespace: ChainNamespace; readonly written: string }> {
  const { namespaces } = optionsController.state
  const { activeNamespace } = networksController.state
  const ordered = namespaces.filter(name => name === activeNamespace).concat(namespaces)
  for (const namespace of named ? [named] : new Set(ordered)) {
    const addresses = await (await adapterFor(namespace)).addresses?.()
    const listed = networksController.list(namespace)
    const written = typeof address === 'string' ? addresses?.read(address.trim(), listed) : undefined
    if (written !== undefined && networksFor(namespace, written, addresses).length) return { namespace, written }
  }
  throw new InvalidAddressError(typeof address === 'string' ? { details: address.slice(0, 128) } : {})
}
