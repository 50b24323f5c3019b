import type { AddressesPort } from '../../../chains/adapter.js'
import { joinViewOnly } from '../../../chains/shared/view-only/join.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { VIEW_ONLY_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { instance, instanceValue } from '../../../core/instance.js'
import { endpointsOf } from '../../networks/endpoints-of.js'
import { networksController } from '../../networks/networks.js'
import { adapterFor, joinAdapter } from '../adapters.js'
import { connectionsController } from '../connections.js'
import { followWallet } from '../follow-wallet.js'

/** The account the site asked to watch on this page; an earlier visit's is stored with its connection. */
const asked = instanceValue(() => new Map<ChainNamespace, string>())

/** Families that have the connector, or are getting it. */
const joins = instanceValue(() => new Map<ChainNamespace, Promise<void>>())

/** Records the address to show next in a family. */
export const setViewed = (namespace: ChainNamespace, address: string): unknown => asked().set(namespace, address)

const viewed = (namespace: ChainNamespace): string | undefined =>
  asked().get(namespace) ??
  connectionsController.list(namespace).find(({ connectorId }) => connectorId === VIEW_ONLY_ID)?.accounts[0]?.address

/** The site's networks on which an address of a family exists, the page's current one first. */
export function networksFor(
  namespace: ChainNamespace,
  address: string,
  addresses: AddressesPort | undefined,
): readonly CaipNetwork[] {
  const active = networksController.state.active[namespace]
  const listed = networksController.list(namespace)
  const there = listed.filter(network => addresses?.isOn?.(address, network) ?? true)
  return [...there.filter(network => network === active), ...there.filter(network => network !== active)]
}

/** Adds the connector of a view-only account to a family, once. */
export function viewOnly(namespace: ChainNamespace): Promise<void> {
  const known = joins().get(namespace)
  if (known) return known
  const life = instance().signal
  const made = join(namespace, life).catch((error: unknown) => {
    joins().delete(namespace) // the next call retries
    throw error
  })
  joins().set(namespace, made)
  return made
}

async function join(namespace: ChainNamespace, life: AbortSignal): Promise<void> {
  const addresses = await (await adapterFor(namespace)).addresses?.()
  const networks = (): readonly CaipNetwork[] => {
    const address = viewed(namespace)
    return address === undefined ? [] : networksFor(namespace, address, addresses)
  }
  await joinAdapter(namespace, family =>
    joinViewOnly(family, {
      address: () => viewed(namespace),
      network: () => networks()[0],
      find: chainId => networks().find(({ id }) => Number(id) === chainId),
      isOn: network => networks().includes(network),
      endpoints: network => Promise.resolve(endpointsOf(network)),
      moved: caipNetworkId =>
        life.aborted || followWallet(namespace, { type: 'network', connectorId: VIEW_ONLY_ID, caipNetworkId }),
    }),
  )
}
