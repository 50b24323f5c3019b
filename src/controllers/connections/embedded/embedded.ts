import { EmbeddedWallet } from '../../../chains/shared/embedded/embedded-wallet.js'
import { joinEmbedded } from '../../../chains/shared/embedded/join.js'
import { networkIdOf } from '../../../chains/shared/embedded/users.js'
import type { EmbeddedAccountType } from '../../../core/entities/secure-site.js'
import { ModalClosedError } from '../../../core/errors/attempt.js'
import { t } from '../../../core/i18n/t.js'
import { instance } from '../../../core/instance.js'
import { DEFAULT_NETWORK_ID } from '../../../core/limits.js'
import { oncePerInstance } from '../../../core/task.js'
import { resolveMetadata } from '../../../services/config/metadata.js'
import { frameUrl } from '../../../services/frame/frame-url.js'
import { SecureFrame } from '../../../services/frame/secure-frame.js'
import { type AnsweringSite, SecureSiteClient } from '../../../services/frame/secure-site-client.js'
import { serviceBase } from '../../../services/endpoints.js'
import { isSecureSite } from '../../../services/service-switch.js'
import { CONNECTION_KEYS } from '../../../services/storage/connection-keys.js'
import { KEYS } from '../../../services/storage/keys.js'
import { readStored, updateStored, writeStored } from '../../../services/storage/read-write.js'
import { version } from '../../../version.js'
import { activeNetwork } from '../../accounts/active.js'
import { endpointsOf } from '../../networks/endpoints-of.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { report } from '../../shell/report.js'
import { showAlert } from '../../shell/show-alert.js'
import { joinAdapter } from '../adapters.js'
import { preferredType } from '../establish/remember-connection.js'
import { followWallet } from '../follow-wallet.js'
import { embeddedFamilies } from '../login-methods.js'
import { rejectOpenRequests } from '../open-requests.js'
import { frameHost } from './frame-host.js'
import { forgetLogin, rememberLogin } from './remember-login.js'
import { requestOf } from './request.js'

/**
 * The instance's embedded wallet, created once together with its connector in each family that it serves. Nothing is
 * requested from the secure site before a login, or before one is restored.
 *
 * @throws {ServiceOffError} the secure site is off, or needs a project id that was not given
 */
export const embedded = oncePerInstance(() => make())

/** The frame's URL for the active network. */
function urlOf(base: string): URL {
  const { debug, projectId } = optionsController.state.options
  const network = activeNetwork.get()
  const isListed = network && !network.unsupported
  return frameUrl({
    base,
    projectId,
    chainId: isListed ? network.caipNetworkId : DEFAULT_NETWORK_ID,
    rpcUrl: isListed ? network.rpcUrls.default.http[0] : undefined,
    enableLogger: debug === true,
    smartAccountVersion: readStored(KEYS.smartAccountVersion),
  })
}

/** The site's own secure site, or the frame. */
function answeringSite(): AnsweringSite {
  const { options } = optionsController.state
  const own = options.services?.secureSite
  if (isSecureSite(own)) return own
  const base = serviceBase('secureSite', options)
  return new SecureFrame({ url: () => urlOf(base), title: () => t('embedded.frame'), host: frameHost })
}

function client(): SecureSiteClient {
  const { metadata, projectId = '' } = optionsController.state.options
  return new SecureSiteClient(answeringSite(), {
    dapp: () => ({ metadata: resolveMetadata(metadata), sdkVersion: version, sdkType: 'w3m', projectId }),
    networks: chainIds => writeStored(KEYS.smartAccountNetworks, chainIds.map(String)),
    alert: showAlert,
  })
}

const accountType = (): EmbeddedAccountType => (preferredType('eip155') === 'eoa' ? 'eoa' : 'smartAccount')

/** A login keeps the address it started with, even if the site changes its default. */
const keepAccountType = (): void =>
  updateStored(CONNECTION_KEYS.preferredAccountTypes, stored => ({ eip155: accountType(), ...stored }))

async function make(): Promise<EmbeddedWallet> {
  const life = instance().signal
  const site = client()
  life.addEventListener('abort', () => site.close(new ModalClosedError()))
  const endpoints = (network: Parameters<typeof endpointsOf>[0]): Promise<readonly string[]> =>
    Promise.resolve(endpointsOf(network))
  const wallet = new EmbeddedWallet({
    site,
    networks: namespace => networksController.list(namespace),
    endpoints,
    activeNetwork: namespace => networksController.state.active[namespace],
    accountType,
    call: requestOf(site),
    identity: () => ({ provider: readStored(KEYS.connectedSocial), userName: readStored(KEYS.socialUsername) }),
    notify: (namespace, event) => life.aborted || followWallet(namespace, event),
    entered: user => {
      rememberLogin(user)
      if (networkIdOf('eip155', user.chainId)) keepAccountType()
    },
    left: forgetLogin,
    emptied: rejectOpenRequests,
  })
  const joined = (task: Promise<unknown>): void => report(task, { shown: true })
  await Promise.all(
    embeddedFamilies().map(namespace =>
      joinAdapter(namespace, family => joinEmbedded(family, wallet, { endpoints, report: joined })),
    ),
  )
  return wallet
}
