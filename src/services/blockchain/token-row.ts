import * as z from 'zod/mini'

import { isAddress } from '../../core/address.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { isDecimals } from '../../core/amount.js'
import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type { Token } from '../../core/entities/token.js'
import { cleanLabel } from '../../core/text/label.js'
import { floorAmount, worth, fiatValue } from '../../core/tokens.js'
import { safeImageUrl } from '../../core/url.js'
import { type Schema, compact, field, required } from '../lenient.js'
import { parse, text } from '../readers.js'
import { isNativeAddress } from './native-address.js'

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Parses a token's decimals. */
export const readDecimals = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && isDecimals(number) ? number : undefined
}

/** A decimal string of at most 200 characters. */
export const numeric = text(/^(?=.{1,200}$)\d+(?:\.\d+)?$/)

const rowSchema = z.object({
  name: field(value => cleanLabel(value)),
  symbol: required(value => cleanLabel(value)),
  chainId: z.nullish(z.string()),
  address: z.nullish(z.string()),
  value: field(finite),
  price: field(finite),
  quantity: z.object({ decimals: required(readDecimals), numeric: required(numeric) }),
  iconUrl: field(safeImageUrl),
})

/** The plain address of a row: services use CAIP-10 or the bare address; `null` means the native coin. */
export function plainAddress(given: string | null | undefined, chainId: CaipNetworkId): string | null | undefined {
  if (!given) return null
  const prefix = `${chainId}:`
  const address = given.startsWith(prefix) ? given.slice(prefix.length) : given
  if (isNativeAddress(address)) return null
  const namespace = parseCaipNetworkId(chainId)?.namespace
  if (!namespace || !isAddress(namespace, address)) return undefined
  return namespace === 'eip155' ? toChecksum(address) : address
}

function toToken(row: z.infer<typeof rowSchema>, asked: CaipNetworkId): Token | undefined {
  const chainId = row.chainId ?? asked
  if (!isCaipNetworkId(chainId)) return undefined
  const address = plainAddress(row.address, chainId)
  const amount = floorAmount(row.quantity.numeric, row.quantity.decimals)
  if (address === undefined || amount === undefined) return undefined
  const price = worth(row.price)
  return compact({
    chainId,
    address: address ?? undefined,
    name: row.name ?? row.symbol,
    symbol: row.symbol,
    decimals: row.quantity.decimals,
    amount,
    price,
    value: row.value === undefined ? fiatValue(amount, row.quantity.decimals, price) : worth(row.value),
    iconUrl: row.iconUrl,
  })
}

/**
 * One row of a list of balances (WIRE 2.3): texts sanitised, numbers bounded, the address plain. A row with an
 * unparseable chain, address or quantity is invalid (SECURITY: SEC-M2).
 *
 * @param asked the requested network, for rows that do not name theirs
 */
export const tokenRow = (asked: CaipNetworkId): Schema<Token> =>
  required(value => {
    const row = parse(rowSchema, value)
    return row && toToken(row, asked)
  })
