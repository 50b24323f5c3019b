import { joinWalletConnect } from '../../../chains/shared/walletconnect/join.js'
import { WalletConnectLink, type LinkEvent } from '../../../chains/shared/walletconnect/link.js'
import type { Options } from '../../../core/entities/options.js'
import { ModalClosedError } from '../../../core/errors/attempt.js'
import { ServiceOffError } from '../../../core/errors/service.js'
import { instance } from '../../../core/instance.js'
import { oncePerInstance } from '../../../core/task.js'
import { alertOfServerMessage } from '../../../core/alerts/server-messages.js'
import { resolveMetadata } from '../../../services/config/metadata.js'
import { logger } from '../../../services/logger.js'
import { loadProvider } from '../../../services/relay/load-provider.js'
import { isProtocolProvider } from '../../../services/relay/protocol.js'
import { RelayClient } from '../../../services/relay/relay-client.js'
import type { RelaySource } from '../../../services/relay/relays.js'
import { isRelayHosted, relayUrls } from '../../../services/relay/relay-urls.js'
import { repairDeepLink } from '../../../services/storage/deep-link.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { joinAdapter } from '../adapters.js'
import { endpointsOf } from '../../networks/endpoints-of.js'
import { establishAdded, establishSession } from '../establish/establish-session.js'
import { followWallet } from '../follow-wallet.js'
import { reportFailure } from '../../shell/report.js'
import { endOffer, openForRequest } from './offer-wallet.js'

/** Links whose next session `siteSession` waits for. */
const claimed = new WeakSet<WalletConnectLink>()

/**
 * The instance's WalletConnect link, created once; from then on every family has its connector. Nothing is sent until a
 * session is requested or a stored one is restored.
 *
 * @throws {ServiceOffError} WalletConnect or its relay is off, or needs a project id that was not given
 */
export const walletConnect = oncePerInstance(() => make())

/** The instance's link, if requested. */
export const knownLink = (): Promise<WalletConnectLink> | undefined => walletConnect.known()

/**
 * Waits for a session that the site makes with its own provider; without one of its own that may be never.
 *
 * @throws {ModalClosedError} the signal was aborted
 */
export async function siteSession(link: WalletConnectLink, signal: AbortSignal): Promise<void> {
  if (optionsController.state.options.universalProvider) await link.protocol()
  if (signal.aborted) throw new ModalClosedError()
  let stop = (): void => undefined
  const made = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ModalClosedError()))
    stop = link.subscribe(({ type }) => {
      if (type === 'connected') resolve()
    })
  })
  claimed.add(link)
  await made.finally(() => {
    stop()
    claimed.delete(link)
  })
}

/** The source of the protocol client: the site, or the relays in its options. */
function sourceOf(options: Options): RelaySource {
  const { universalProvider, projectId, metadata } = options
  if (isProtocolProvider(universalProvider)) {
    const open = (): Promise<typeof universalProvider> => Promise.resolve(universalProvider)
    return { urls: [''], own: false, open }
  }
  if (universalProvider) logger.error('`universalProvider` is not a WalletConnect provider')
  const attested = isRelayHosted(options)
  return {
    urls: relayUrls(options),
    own: true,
    open: relayUrl => loadProvider({ projectId, relayUrl, metadata: resolveMetadata(metadata), attested }),
  }
}

async function make(): Promise<WalletConnectLink> {
  const life = instance().signal
  const { options, namespaces } = optionsController.state
  if (options.enableWalletConnect === false) throw new ServiceOffError('relay')
  repairDeepLink()
  const source = sourceOf(options)
  const link = new WalletConnectLink(
    {
      networks: () => networksController.list().filter(({ chainNamespace }) => namespaces.includes(chainNamespace)),
      endpoints: network => Promise.resolve(endpointsOf(network)),
      activeNetwork: namespace => networksController.state.active[namespace]?.caipNetworkId,
      override: options.universalProviderConfigOverride,
    },
    say => new RelayClient(source, say),
  )
  await Promise.all(namespaces.map(namespace => joinAdapter(namespace, family => joinWalletConnect(family, link))))
  link.subscribe(event => {
    if (!life.aborted) onEvent(link, event)
  })
  return link
}

function onEvent(link: WalletConnectLink, event: LinkEvent): void {
  if (event.type === 'wallet') return followWallet(event.namespace, event.event)
  if (event.type === 'sent') return openForRequest(event.request)
  if (event.type === 'answered') return endOffer(event.id)
  if (event.type === 'added') return establishAdded(link, event.namespace)
  if (event.type === 'connected') {
    if (!claimed.has(link)) establishSession(link)
    return
  }
  if (alertOfServerMessage(event.error.message)) reportFailure(event.error, { shown: true })
}
