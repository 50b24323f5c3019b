import { isAddress } from '../../core/address.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import type { AccountChoice, Connection } from '../../core/entities/connection.js'
import { cleanLabel } from '../../core/text/label.js'
import { isAccountType } from '../../core/entities/account-types.js'
import { safeWebUrl } from '../../core/url.js'
import { type Reader, accept, listOf, objectOf } from '../readers.js'

/** Maximum length of a stored id or technical text, in characters. */
const MAX_ID = 256

/** A non-empty string of at most 256 characters, unchanged. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID ? value : undefined

const networkOf =
  (namespace: ChainNamespace) =>
  (value: unknown): CaipNetworkId | undefined =>
    isCaipNetworkId(value) && parseCaipNetworkId(value)?.namespace === namespace ? value : undefined

const readLabel: Reader<string> = value => cleanLabel(value)

const accountOf = (namespace: ChainNamespace): Reader<Account> =>
  objectOf<Account>(
    { address: value => (isAddress(namespace, value) ? value : undefined) },
    { type: accept(isAccountType), publicKey: readId, path: readId },
  )

const readAuth = objectOf<NonNullable<Connection['auth']>>({ name: readLabel }, { username: readLabel })

const accountsOf = (namespace: ChainNamespace): Reader<readonly Account[]> => {
  const read = listOf(accountOf(namespace))
  return value => {
    const accounts = read(value)
    return accounts?.length ? accounts : undefined
  }
}

const choiceOf = (namespace: ChainNamespace): Reader<AccountChoice> => {
  const read: Reader<string> = value => (isAddress(namespace, value) ? value : undefined)
  return objectOf<AccountChoice>({ address: read, over: read }, {})
}

/** A stored connection: its pictures are web links only, announced ones are never stored (SECURITY: SEC-W4). */
const connectionOf = (namespace: ChainNamespace): Reader<Connection> =>
  objectOf<Connection>(
    { connectorId: readId, accounts: accountsOf(namespace) },
    {
      name: readLabel,
      icon: safeWebUrl,
      caipNetworkId: networkOf(namespace),
      choice: choiceOf(namespace),
      auth: readAuth,
    },
  )

/** The connections of one namespace. */
export const readConnections = (namespace: ChainNamespace): Reader<readonly Connection[]> =>
  listOf(connectionOf(namespace))
