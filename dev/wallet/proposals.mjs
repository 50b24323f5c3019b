import { grantNamespaces } from './namespaces.mjs'
import { RpcError } from './rpc-error.mjs'

/** @typedef {import('./inbox.mjs').Decision} Decision */

/** The error of a wallet that supports none of the requested chains. */
const UNSUPPORTED_CHAINS = Object.freeze({ code: 5100, message: 'Unsupported chains.' })

/**
 * Answers proposals of sessions.
 * @param {{ kit: import('@reown/walletkit').IWalletKit, expireNextAt: (expiry: number | undefined) => void,
 *   chains: import('./chains.mjs').WalletChains, sessions: import('./sessions.mjs').WalletSessions,
 *   keys: readonly import('./keys.mjs').Keys[], active: () => number }} wallet
 */
export function createProposalAnswers({ kit, expireNextAt, chains, sessions, keys, active }) {
  /**
   * Indices of the granted accounts: the active one first, unless the owner chooses others.
   * @param {readonly number[]} [named]
   */
  function placesOf(named) {
    if (named) {
      if (named.length && named.every(place => keys[place])) return [...named]
      throw new RangeError(`Accounts are places from 0 to ${keys.length - 1}.`)
    }
    return [active(), ...keys.keys()].filter((place, index, all) => all.indexOf(place) === index)
  }

  /** @param {string} topic @param {number} expiry seconds since 1970 */
  async function endAt(topic, expiry) {
    const { session, core } = kit.engine.signClient
    await session.update(topic, { expiry })
    core.expirer.set(topic, expiry)
  }

  /** @param {import('@reown/walletkit').WalletKitTypes.SessionProposal} event @param {import('./inbox.mjs').Terms} terms */
  async function approve({ id, params }, { chains: only, accounts, expiresInS }) {
    const places = placesOf(accounts)
    const namespaces = grantNamespaces(params, {
      serves: caipNetworkId => chains.serves(caipNetworkId),
      keys: places.flatMap(place => keys[place] ?? []),
      ...(only ? { chains: only } : {}),
    })
    if (!Object.keys(namespaces).length) {
      await kit.rejectSession({ id, reason: { ...UNSUPPORTED_CHAINS } })
      throw new RpcError(
        UNSUPPORTED_CHAINS.code,
        'The page asks for no chain that this wallet knows (or was told to grant).',
      )
    }
    const expiry = expiresInS === undefined ? undefined : Math.floor(Date.now() / 1000) + expiresInS
    expireNextAt(expiry)
    try {
      const { topic } = await kit.approveSession({ id, namespaces })
      sessions.remember(topic, places)
      if (expiry !== undefined) await endAt(topic, expiry)
    } finally {
      expireNextAt(undefined)
    }
  }

  /** @param {import('@reown/walletkit').WalletKitTypes.SessionProposal} event @param {Decision} decision */
  return async function answer(event, decision) {
    if (decision.do === 'refuse') {
      const { code, message } = decision.error
      return kit.rejectSession({ id: event.id, reason: { code, message } })
    }
    return approve(event, (decision.do === 'approve' && decision.terms) || {})
  }
}
