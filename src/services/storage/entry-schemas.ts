import * as z from 'zod/mini'

import { isAddress } from '../../core/address.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import type { Connection } from '../../core/entities/connection.js'
import { cleanLabel } from '../../core/label.js'
import { isAccountType } from '../../core/rules/account-types.js'
import { safeAppUrl, safeWebUrl } from '../../core/url.js'
import { type Schema, compact, field, lenientList, required } from '../lenient.js'

/** Longest id or technical text that is stored, in characters. */
const MAX_ID = 256

/** A non-empty text of at most 256 characters, kept as it is. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID ? value : undefined

/** A whole number that is not negative, such as a time in ms since 1970. */
export const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

const networkOf =
  (namespace: ChainNamespace) =>
  (value: unknown): CaipNetworkId | undefined =>
    isCaipNetworkId(value) && parseCaipNetworkId(value)?.namespace === namespace ? value : undefined

const accountSchema = (namespace: ChainNamespace): Schema<Account> =>
  z.pipe(
    z.object({
      address: required(value => (isAddress(namespace, value) ? value : undefined)),
      type: field(value => (isAccountType(value) ? value : undefined)),
      publicKey: field(readId),
      path: field(readId),
    }),
    z.transform(compact),
  )

const authSchema = z.pipe(
  z.object({ name: required(cleanLabel), username: field(value => cleanLabel(value)) }),
  z.transform(compact),
)

/** A stored connection: its pictures are web links only, announced ones are never stored (SECURITY: SEC-W4). */
const connectionSchema = (namespace: ChainNamespace): Schema<Connection> =>
  z.pipe(
    z.object({
      connectorId: required(readId),
      name: field(value => cleanLabel(value)),
      icon: field(safeWebUrl),
      accounts: lenientList(accountSchema(namespace)).check(z.refine(accounts => accounts.length > 0)),
      caipNetworkId: field(networkOf(namespace)),
      auth: z.catch(z.optional(authSchema), undefined),
    }),
    z.transform(compact),
  )

/** The connections of one namespace. */
export const connectionsSchema = (namespace: ChainNamespace): Schema<readonly Connection[]> =>
  lenientList(connectionSchema(namespace))

/** How the wallet that was opened last is reached (WIRE 4.4), shared with the wallet-connection client. */
export const deepLinkSchema: Schema<{ readonly href: string; readonly name: string }> = z.object({
  href: required(safeAppUrl),
  name: required(value => (typeof value === 'string' ? (cleanLabel(value) ?? '') : undefined)),
})
