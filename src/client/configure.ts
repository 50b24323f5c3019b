import type { AdapterFactory } from '../chains/adapter.js'
import { setFactories } from '../chains/factories.js'
import { mainnet } from '../chains/networks/evm.js'
import type { ChainNamespace } from '../core/caip.js'
import { SiweAndSiwxError } from '../core/errors/config.js'
import type { Options } from '../core/entities/options.js'
import { overrideMessages } from '../core/i18n/t.js'
import { startNetwork } from '../controllers/networks/start-network.js'
import { parseNetworks } from '../services/config/networks.js'
import { logger } from '../services/logger.js'
import {
  isNetworkChosen,
  isWalletMissing,
  storedNamespaces,
  storedNetworkId,
} from '../services/storage/stored-connection.js'
import { accountsController } from '../controllers/accounts/accounts.js'
import { givenOptions } from './given-options.js'
import { canRelay } from '../controllers/connections/wallet-connect/can-relay.js'
import { networksController } from '../controllers/networks/networks.js'
import { optionsController } from '../controllers/shell/options.js'
import { themeController } from '../controllers/shell/theme.js'

/**
 * Applies a site's options: checks them, fills in defaults and writes them to the state. Runs on the first load, so it
 * parses by hand and contacts no service.
 *
 * @returns whether a stored connection is to be restored
 * @throws {SiweAndSiwxError} both sign-in options were given
 */
export function configure(given: Options, adapters: readonly AdapterFactory[]): boolean {
  if (given.siwx && given.siweConfig) throw new SiweAndSiwxError()
  configureNetworks(given) // before gaps are removed, so that they are reported
  const options = givenOptions(given)
  const namespaces = configureFamilies(options, adapters)
  if (options.themeMode) themeController.setThemeMode(options.themeMode) // a hook may have set it before
  themeController.setThemeVariables(options.themeVariables ?? {})
  overrideMessages(options.messages ?? {})
  if (options.nonce) Reflect.set(globalThis, 'litNonce', options.nonce) // where Lit looks for it
  const restoring = options.enableReconnect === false ? [] : storedNamespaces()
  const restored = namespaces.filter(namespace => restoring.includes(namespace))
  for (const namespace of restored)
    if (!isWalletMissing(namespace)) accountsController.patch(namespace, { status: 'reconnecting' })
  return restored.length > 0
}

/**
 * Registers the site's adapters. If a relay is available, the namespaces of the other networks are served as well.
 * Returns all served namespaces.
 */
function configureFamilies(options: Options, adapters: readonly AdapterFactory[]): readonly ChainNamespace[] {
  const listed = networksController.list().map(({ chainNamespace }) => chainNamespace)
  const own = adapters.flatMap(({ namespace }) => (namespace === '*' ? listed : namespace))
  const namespaces = [...new Set([...own, ...(canRelay(options) ? listed : [])])]
  setFactories(adapters)
  const { networks }: Partial<Options> = options // a site without TypeScript may have passed none
  optionsController.create(
    { ...options, networks: networks ?? [] },
    namespaces,
    adapters.every(({ namespace }) => namespace === '*'),
  )
  return namespaces
}

function configureNetworks({ networks: given, customRpcUrls, defaultNetwork }: Options): void {
  const { networks: parsed, invalid } = parseNetworks(given, customRpcUrls)
  for (const problem of invalid) logger.error(`Invalid network in \`networks\`: ${problem}`)
  const networks = parsed.length ? parsed : parseNetworks([mainnet]).networks
  networksController.setNetworks(networks)
  const start = startNetwork(networks, defaultNetwork?.id, storedNetworkId())
  for (const network of networks)
    if (!networksController.state.active[network.chainNamespace])
      networksController.activate(network, { select: false })
  if (!start) return
  networksController.activate(start)
  const { chainNamespace, caipNetworkId } = start
  // the next wallet to connect is asked for it
  if (isNetworkChosen(chainNamespace, caipNetworkId)) networksController.setChosen(chainNamespace, caipNetworkId)
}
