import type { AddressesPort } from '../../../chains/ports/addresses.js'
import { joinViewOnly } from '../../../chains/shared/view-only/join.js'
import type { ChainNamespace } from '../../../core/caip.js'
import { VIEW_ONLY_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { instance, instanceValue } from '../../../core/instance.js'
import { oncePerInstance } from '../../../core/task.js'
import { endpointsOf } from '../../networks/endpoints-of.js'
import { networksController } from '../../networks/networks.js'
import { adapterFor, joinAdapter } from '../adapters.js'
import { connectionsController } from '../connections.js'
import { followWallet } from '../follow-wallet.js'

/** The account the site asked to watch on this page; an earlier visit's is stored with its connection. */
const asked = instanceValue(() => new Map<ChainNamespace, string>())

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
export const viewOnly = oncePerInstance((namespace: ChainNamespace) => join(namespace))

async function join(namespace: ChainNamespace): Promise<void> {
  const life = instance().signal
  const addresses = await (await adapterFor(namespace)).addresses?.()
  life.throwIfAborted()
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
      changes: listener => networksController.subscribe(listener),
      moved: caipNetworkId =>
        life.aborted || followWallet(namespace, { type: 'network', connectorId: VIEW_ONLY_ID, caipNetworkId }),
    }),
  )
}
