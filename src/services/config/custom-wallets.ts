import type { Wallet } from '../../core/entities/wallet.js'
import { parseWallets } from '../catalogue/wallet-schema.js'
import { logger } from '../logger.js'
import { isRecord, memberOf } from '../readers.js'

/** `imageUrl` becomes `image_url`, the catalogue's name. */
const toKnownName = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function toKnownNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKnownNames)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [toKnownName(name), toKnownNames(item)]))
}

/** The site's own wallets, in camel case or with the catalogue's names; invalid entries are dropped one by one. */
export function parseCustomWallets(value: unknown): readonly Wallet[] {
  const wallets = parseWallets(toKnownNames(value), 'site')
  noticeUnused(value, new Map(wallets.map(wallet => [wallet.id, wallet])))
  return wallets
}

/** Logs, for the site's developers, entries and fields of entries that have no effect. */
function noticeUnused(entries: unknown, used: Map<unknown, Wallet>): void {
  if (!Array.isArray(entries)) return
  entries.forEach((entry: unknown, index) => {
    const id = memberOf(entry, 'id')
    const wallet = used.get(id)
    used.delete(id)
    if (!wallet) return logger.notice(`customWallets[${index}] is ignored: it needs a name, and an id of its own`)
    const unused = Object.entries(isRecord(entry) ? entry : {})
      .filter(([name, item]) => item !== undefined && memberOf(wallet, toKnownName(name)) === undefined)
      .map(([name]) => name)
    if (unused.length) logger.notice(`Fields of customWallets[${index}] have no effect: ${unused.join(', ')}`)
  })
}
