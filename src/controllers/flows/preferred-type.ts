import type { ChainNamespace } from '../../core/caip.js'
import { type AccountType, preferredAccountType } from '../../core/rules/account-types.js'
import { optionsController } from '../options.js'
import { storedAccountTypes } from './remember-connection.js'

/** The kind of account that a namespace's wallets give first: the visitor's choice, else the site's, else SPEC's. */
export const preferredType = (namespace: ChainNamespace): AccountType =>
  preferredAccountType(namespace, storedAccountTypes(), optionsController.state.options.defaultAccountTypes ?? {})
