import { toChainId } from './chains.mjs'
import { CHAIN_METHODS } from './families/eip155.mjs'
import { familyOf } from './families/index.mjs'
import { toWire, unsupportedMethod } from './rpc-error.mjs'

/** @typedef {import('./inbox.mjs').Decision} Decision */

/**
 * Answers requests of sessions.
 * @param {{ kit: import('@reown/walletkit').IWalletKit, sendExactly: (id: number, error: object) => void, chains: import('./chains.mjs').WalletChains, sessions: import('./sessions.mjs').WalletSessions }} wallet
 */
export function createRequestAnswers({ kit, sendExactly, chains, sessions }) {
  /** Changes the wallet's own chains. @param {string} topic @param {string} method @param {unknown} params */
  async function changeChain(topic, method, params) {
    const adds = method === 'wallet_addEthereumChain'
    const target = adds ? chains.add(params) : toChainId(Array.isArray(params) ? params[0] : params)
    chains.switchTo(target)
    await sessions.addChain(topic, target)
    return { result: null, after: () => sessions.announceChain(target) }
  }

  /** @param {import('@reown/walletkit').WalletKitTypes.SessionRequest} event @param {Decision} decision */
  async function resultOf({ topic, params: { request, chainId } }, decision) {
    if (decision.do === 'refuse') throw decision.error
    if (decision.do === 'answer') return { result: decision.value }
    if (CHAIN_METHODS.includes(request.method)) return changeChain(topic, request.method, request.params)
    const family = familyOf(chainId)
    if (!family) throw unsupportedMethod(request.method)
    const call = {
      method: request.method,
      params: request.params,
      caipNetworkId: chainId,
      keys: sessions.keysOf(topic),
      node: (/** @type {string} */ id) => chains.node(id),
    }
    return { result: await family.answer(call) }
  }

  /**
   * @param {import('@reown/walletkit').WalletKitTypes.SessionRequest} event
   * @param {Decision} decision
   * @returns {Promise<{ result: unknown } | { error: { code: number, message: string } }>} what was answered
   */
  return async function answer(event, decision) {
    /** @type {{ result: unknown, after?: () => Promise<void> } | { error: ReturnType<typeof toWire> }} */
    let outcome
    try {
      outcome = await resultOf(event, decision)
    } catch (error) {
      outcome = { error: toWire(error) }
    }
    const { id, topic } = event
    const body = 'error' in outcome ? { error: outcome.error } : { result: outcome.result }
    if ('error' in body) sendExactly(id, body.error)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', .../** @type {never} */ (body) } })
    if ('after' in outcome) await outcome.after?.()
    return body
  }
}
