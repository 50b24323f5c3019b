import type { Wallet } from '../../core/entities/wallet.js'
import { parseWallets } from '../catalogue/wallet-schema.js'
import { isRecord } from '../readers.js'

/** `imageUrl` becomes `image_url`, the catalogue's name. */
const toKnownName = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function toKnownNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKnownNames)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [toKnownName(name), toKnownNames(item)]))
}

/** The site's own wallets, in camel case or with the catalogue's names; invalid entries are dropped one by one. */
export const parseCustomWallets = (value: unknown): readonly Wallet[] => parseWallets(toKnownNames(value), 'site')
