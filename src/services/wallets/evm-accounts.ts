import { isEvmAddress } from '../../core/address.js'

/** Maximum number of accounts kept per wallet; the list is truncated, its first entry stays the active account. */
const MAX_ACCOUNTS = 100

/**
 * The accounts of an `eth_accounts` or `eth_requestAccounts` answer: unique ignoring case, the active one first, at
 * most 100 of them. `undefined` if it is not a list or contains an invalid EVM address.
 */
export function parseAccounts(value: unknown): readonly string[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const listed: readonly unknown[] = value.slice(0, MAX_ACCOUNTS)
    if (!listed.every(isEvmAddress)) return undefined
    const unique = new Map<string, string>()
    for (const given of listed) {
      const address = given.startsWith('0x') ? given : `0x${given}`
      const key = address.toLowerCase()
      if (!unique.has(key)) unique.set(key, address)
    }
    return [...unique.values()]
  } catch {
    return undefined
  }
}
