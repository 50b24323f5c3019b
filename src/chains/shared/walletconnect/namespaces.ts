import type { CaipNetwork } from '../../../core/entities/network.js'
import type { UniversalProviderConfigOverride } from '../../../core/entities/options.js'
import { isChainNamespace } from '../../../core/caip.js'
import type { Proposal, ProposedNamespace } from '../../../services/relay/protocol.js'
import { EVENTS, METHODS, OTHER_IDS } from './methods.js'

/** A network with its endpoint for reads, if any. */
export interface ProposedNetwork {
  readonly network: CaipNetwork
  readonly endpoint: string | undefined
}

const namespaceOf = (key: string): string => key.split(':')[0] ?? ''

/** Reads are routed by the native id in some namespaces and by the CAIP-2 id in others, so both are included. */
const rpcEntries = ({ network, endpoint }: ProposedNetwork): readonly (readonly [string, string])[] =>
  endpoint
    ? [
        [String(network.id), endpoint],
        [network.caipNetworkId, endpoint],
      ]
    : []

function entryOf(namespace: string, networks: readonly ProposedNetwork[]): ProposedNamespace {
  const ids = networks.map(({ network }) => network.caipNetworkId)
  const more = ids.flatMap(id => (Object.hasOwn(OTHER_IDS, id) ? (OTHER_IDS[id] ?? []) : []))
  return {
    chains: [...ids, ...more],
    methods: isChainNamespace(namespace) ? METHODS[namespace] : [],
    events: EVENTS,
    rpcMap: Object.fromEntries(networks.flatMap(rpcEntries)),
  }
}

/** A site's endpoints for a namespace, by CAIP-2 id, in the form needed for routing. */
function overriddenRpc(
  namespace: string,
  rpcMap: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const own = Object.entries(rpcMap).filter(([id]) => namespaceOf(id) === namespace)
  const both = own.flatMap(([id, url]) => [[id, url] as const, [id.split(':')[1] ?? id, url] as const])
  return own.length ? Object.fromEntries(both) : undefined
}

/**
 * The session proposal: one entry per namespace of the site's networks, with the site's overrides applied (WIRE 4.2).
 * Namespaces that appear only in the override are included too.
 */
export function buildProposal(
  networks: readonly ProposedNetwork[],
  override: UniversalProviderConfigOverride = {},
): Proposal {
  const { methods = {}, chains = {}, events = {}, rpcMap = {}, defaultChain } = override
  const named = [...Object.keys(methods), ...Object.keys(chains), ...Object.keys(events)].map(namespaceOf)
  const namespaces = new Set([...networks.map(({ network }) => network.chainNamespace), ...named])
  const entries = [...namespaces].map(namespace => {
    const entry = entryOf(
      namespace,
      networks.filter(({ network }) => network.chainNamespace === namespace),
    )
    const first = defaultChain && namespaceOf(defaultChain) === namespace ? defaultChain : undefined
    const proposed: ProposedNamespace = {
      chains: chains[namespace] ?? entry.chains,
      methods: methods[namespace] ?? entry.methods,
      events: events[namespace] ?? entry.events,
      rpcMap: overriddenRpc(namespace, rpcMap) ?? entry.rpcMap,
      ...(first ? { defaultChain: first } : {}),
    }
    return [namespace, proposed] as const
  })
  return Object.fromEntries(entries.filter(([, { chains }]) => chains.length))
}
