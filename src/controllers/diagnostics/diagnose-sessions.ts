import { loadedAdapter } from '../../chains/loaded.js'
import type { WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { RelayDiagnosis, SessionDiagnosis, SignInDiagnosis } from '../../core/entities/diagnostics.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { signInController } from '../sign-in/sign-in-state.js'
import { hostOf } from './diagnose-services.js'

const isoTime = (ms: number): string => new Date(ms).toISOString()

/** The end of the year 9999, in ms since 1970: a wallet may set an end of its session that no date can hold. */
const LATEST = 253_402_300_799_999

function sessionOf(namespace: ChainNamespace, link: WalletConnectLink | undefined): SessionDiagnosis {
  const { status, allAccounts, connectedWalletInfo } = accountsController.account(namespace)
  const id = connectionsController.activeConnectorId(namespace)
  const connector = id === undefined ? undefined : connectorsController.find(id, namespace)
  const network = networksController.state.active[namespace]
  const expiresAt = connector?.type === 'WALLET_CONNECT' ? link?.state.session?.expiresAt : undefined
  return {
    namespace,
    status,
    loaded: loadedAdapter(namespace) !== undefined,
    connector: connector && { id: connector.id, type: connector.type, name: connector.name },
    wallet: connectedWalletInfo?.name,
    network: network?.caipNetworkId,
    unsupported: network?.unsupported === true,
    accounts: allAccounts.length,
    approved: networksController.state.approved[namespace],
    expires: expiresAt === undefined ? undefined : isoTime(Math.min(expiresAt, LATEST)),
  }
}

/** The status of each of the site's families. */
export const diagnoseSessions = (link: WalletConnectLink | undefined): readonly SessionDiagnosis[] =>
  optionsController.state.namespaces.map(namespace => sessionOf(namespace, link))

/** The known signed-in sessions. */
export const diagnoseSignIns = (): readonly SignInDiagnosis[] =>
  signInController.state.sessions.map(({ data }) => ({ network: data.chainId, expires: data.expirationTime }))

/** The status of the relay, without contacting it. */
export function diagnoseRelay(link: WalletConnectLink | undefined): RelayDiagnosis | undefined {
  if (!link) return undefined
  const { url, lastClose, ...health } = link.health()
  return {
    host: url ? hostOf(new URL(url)) : undefined,
    ...health,
    lastClose: lastClose && { code: lastClose.code, at: isoTime(Date.now() - lastClose.ago) },
  }
}
