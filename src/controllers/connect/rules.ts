import { CONNECT_METHODS, type ConnectMethod, completeOrder } from '../../core/features.js'

/** Order of the connect methods when a wallet is installed (SPEC 2). */
const INSTALLED_FIRST: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** The order of the connect methods: the site's, else wallets first when one is installed, else SPEC's (SPEC 2). */
export const methodOrder = (
  configured: readonly ConnectMethod[] | undefined,
  hasInstalled: boolean,
): readonly ConnectMethod[] => completeOrder(configured, hasInstalled ? INSTALLED_FIRST : CONNECT_METHODS)
