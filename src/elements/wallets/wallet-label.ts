import { accountOf } from '../../controllers/accounts/active.js'
import { connectionsController } from '../../controllers/connections/connections.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID, AUTH_NAME, VIEW_ONLY_ID } from '../../core/entities/connector.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import '../connections/texts.js'
import './texts.js'

/** The name of a wallet as shown to visitors: its own name, sanitised, or a substitute if it has none. */
export function walletLabel(connectorId: string | undefined, name: string | undefined): string {
  if (connectorId === VIEW_ONLY_ID) return t('button.viewOnly')
  if (connectorId === AUTH_ID && name === AUTH_NAME) return t('account.emailLogin')
  return cleanLabel(name) ?? t('connect.unnamed')
}

/** The name of the connected wallet as shown to visitors. */
export const connectedWalletLabel = (namespace: ChainNamespace): string =>
  walletLabel(connectionsController.activeConnectorId(namespace), accountOf(namespace).connectedWalletInfo?.name)

/**
 * Whether a row shows a picture, or two letters of the name. Email logins and view-only accounts are not wallets, so
 * letters would mean nothing there.
 */
export const hasPicture = (connectorId: string | undefined, icon: string | undefined): boolean =>
  icon !== undefined || (connectorId !== AUTH_ID && connectorId !== VIEW_ONLY_ID)
