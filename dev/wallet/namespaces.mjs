import { families, familyOf } from './families/index.mjs'
import { namespaceOf } from './chains.mjs'

/** @typedef {{ chains?: string[], methods?: string[], events?: string[] }} Asked */
/** @typedef {{ chains: string[], accounts: string[], methods: string[], events: string[] }} Granted */

/**
 * The part of a session that the owner grants; without `chains`, all of them.
 * @typedef {object} Grant
 * @property {readonly string[]} [chains] CAIP-2 ids
 * @property {readonly number[]} accounts indices of the accounts, the active one first
 */

/**
 * Groups the requested chains, methods and events by namespace; the keys may be namespaces or chains.
 * @param {Record<string, Asked>} required
 * @param {Record<string, Asked>} optional
 * @returns {Map<string, { chains: Set<string>, methods: Set<string>, events: Set<string> }>}
 */
function gather(required, optional) {
  const asked = new Map()
  for (const [key, { chains, methods = [], events = [] }] of [
    ...Object.entries(required),
    ...Object.entries(optional),
  ]) {
    const namespace = namespaceOf(key)
    const entry = asked.get(namespace) ?? { chains: new Set(), methods: new Set(), events: new Set() }
    for (const chain of chains ?? (key.includes(':') ? [key] : [])) entry.chains.add(chain)
    for (const method of methods) entry.methods.add(method)
    for (const event of events) entry.events.add(event)
    asked.set(namespace, entry)
  }
  return asked
}

/**
 * The offered items that were requested; all of them if nothing was requested.
 * @param {Set<string>} asked
 * @param {readonly string[]} offered
 */
const both = (asked, offered) => (asked.size ? offered.filter(name => asked.has(name)) : [...offered])

/** @param {readonly string[]} chains @param {readonly import('./keys.mjs').Keys[]} keys @returns {string[]} CAIP-10 ids */
const accountsOn = (chains, keys) =>
  chains.flatMap(chain => keys.map(one => `${chain}:${familyOf(chain)?.address(one, chain)}`))

/**
 * The answer to a proposal: what the wallet supports and its owner allows.
 * @param {{ requiredNamespaces?: Record<string, Asked>, optionalNamespaces?: Record<string, Asked> }} proposal
 * @param {{ serves: (caipNetworkId: string) => boolean, keys: readonly import('./keys.mjs').Keys[], chains?: readonly string[] }} offer
 *   `chains`: only these
 * @returns {Record<string, Granted>} without empty namespaces
 */
export function grantNamespaces({ requiredNamespaces = {}, optionalNamespaces = {} }, { serves, keys, chains: only }) {
  /** @type {Record<string, Granted>} */
  const granted = {}
  for (const [namespace, asked] of gather(requiredNamespaces, optionalNamespaces)) {
    const family = Object.hasOwn(families, namespace) ? families[namespace] : undefined
    const chains = [...asked.chains].filter(chain => serves(chain) && (only === undefined || only.includes(chain)))
    if (!family || !chains.length) continue
    granted[namespace] = {
      chains,
      accounts: accountsOn(chains, keys),
      methods: both(asked.methods, family.methods),
      events: both(asked.events, family.events),
    }
  }
  return granted
}

/**
 * The namespaces of a session that holds exactly these chains, with everything that their families can do.
 * @param {readonly string[]} chains CAIP-2 ids
 * @param {readonly import('./keys.mjs').Keys[]} keys
 */
export function namespacesOf(chains, keys) {
  const asked = chains.map(chain => [chain, {}])
  return grantNamespaces({ optionalNamespaces: Object.fromEntries(asked) }, { serves: () => true, keys })
}

/**
 * The namespaces of a session after the wallet has changed.
 * @param {Record<string, Granted>} namespaces
 * @param {{ keys: readonly import('./keys.mjs').Keys[], add?: string }} change `add`: a chain that joins
 * @returns {Record<string, Granted>}
 */
export function changeNamespaces(namespaces, { keys, add }) {
  return Object.fromEntries(
    Object.entries(namespaces).map(([namespace, granted]) => {
      const present = granted.chains ?? [
        ...new Set(granted.accounts.map(account => account.split(':').slice(0, 2).join(':'))),
      ]
      const chains = add && namespaceOf(add) === namespace ? [...new Set([...present, add])] : present
      return [namespace, { ...granted, chains, accounts: accountsOn(chains, keys) }]
    }),
  )
}
