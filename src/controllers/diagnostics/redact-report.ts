import { redactText } from '../../services/analytics/redact.js'

/**
 * Anything that looks like an address or a hash: EVM, bech32 such as Bitcoin's, and base58 such as Solana's. The 32
 * characters of a CAIP-2 network id are neither an address nor a key.
 */
const HEX_ADDRESS = /0x[\da-f]{40,}/gi
const BECH32_ADDRESS = /\b[a-z]{1,16}1[02-9ac-hj-np-z]{30,90}\b/g
const BASE58_ADDRESS =
  /\b(solana:(?=\w{32}\b))?\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[1-9A-HJ-NP-Za-km-z]{25,90}\b/g
/** TON's addresses, in base64. */
const TON_ADDRESS = /\b[EUk0]Q[\w-]{46}(?![\w-])/g
/** Project ids and keys of endpoints are 32 hexadecimal digits. */
const KEY = /\b((?:bip122|polkadot):)?\b[\da-f]{32}\b/gi
/** Session topics, private keys, and raw addresses of TON and NEAR are 64 digits or more, as ids of wallets are. */
const LONG_KEY = /(^|[^\da-z])([\da-f]{64,})(?![\da-z])/gi
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g
/** Many endpoints have their key in the path, some in front of the host. */
const URL_PATH = /\b([a-z][a-z\d+.-]{1,20}:\/\/)(?:[^\s"'<>/?#@]*@)?([^\s"'<>()/?#@]*)[^\s"'<>)]*/gi
/** A shorter text cannot be distinguished from ordinary text. */
const SHORTEST = 3

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Matches any of the texts, the longest first, ignoring case. */
function finderOf(texts: readonly string[]): RegExp | undefined {
  const known = [...new Set(texts)].filter(text => text.length >= SHORTEST)
  const longestFirst = known.sort((one, other) => other.length - one.length)
  return longestFirst.length ? RegExp(longestFirst.map(escaped).join('|'), 'gi') : undefined
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(item => cleaned(item, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item, clean)]))
}

/**
 * A copy of a report without private data: known private texts, and anything that looks like an address, an email, a
 * one-time code, a pairing URI, a session topic, a token, a key, or what follows the host of a URL. Pure.
 *
 * @param secrets - addresses, names, emails and the project id, as known
 * @param walletIds - ids that look like keys and may stay
 */
export function redactReport<T>(report: T, secrets: readonly string[], walletIds: readonly string[] = []): T {
  const finder = finderOf(secrets)
  const ids = new Set(walletIds)
  const clean = (text: string): string =>
    redactText((finder ? text.replace(finder, '[private]') : text).replace(URL_PATH, '$1$2'))
      .replace(TOKEN, '[token]')
      .replace(HEX_ADDRESS, '[address]')
      .replace(BECH32_ADDRESS, '[address]')
      .replace(BASE58_ADDRESS, (found, network?: string) => (network ? found : '[address]'))
      .replace(TON_ADDRESS, '[address]')
      .replace(LONG_KEY, (found, before: string, key: string) => (ids.has(key) ? found : `${before}[key]`))
      .replace(KEY, (found, network?: string) => (network ? found : '[key]'))
  return cleaned(report, clean) as T // texts stay texts
}
