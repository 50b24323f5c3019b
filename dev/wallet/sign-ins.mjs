import { privateKeyToAccount } from 'viem/accounts'
import { rejected } from './rpc-error.mjs'

/**
 * Answers sign-ins in one step (`wc_sessionAuthenticate`): signs for every chain that the wallet serves, with its active
 * account.
 * @param {{ kit: import('@reown/walletkit').IWalletKit, chains: import('./chains.mjs').WalletChains,
 *   sessions: import('./sessions.mjs').WalletSessions, keys: readonly import('./keys.mjs').Keys[], active: () => number }} wallet
 */
export function createSignInAnswers({ kit, chains, sessions, keys, active }) {
  /** @param {import('@reown/walletkit').WalletKitTypes.SessionAuthenticate} event */
  async function signAll({ params: { authPayload } }) {
    const { buildAuthObject, populateAuthPayload } = await import('@walletconnect/utils') // comes with the kit
    const account = privateKeyToAccount(keys[active()]?.eip155 ?? '0x')
    const served = authPayload.chains.filter((/** @type {string} */ id) => chains.serves(id))
    const methods = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_switchEthereumChain']
    const payload = populateAuthPayload({ authPayload, chains: served, methods })
    return Promise.all(
      served.map(async (/** @type {string} */ chain) => {
        const iss = `did:pkh:${chain}:${account.address}`
        const message = kit.formatAuthMessage({ request: payload, iss })
        return buildAuthObject(payload, { t: 'eip191', s: await account.signMessage({ message }) }, iss)
      }),
    )
  }

  /** @param {import('@reown/walletkit').WalletKitTypes.SessionAuthenticate} event @param {import('./inbox.mjs').Decision} decision */
  return async function answer(event, decision) {
    if (decision.do === 'refuse') {
      const { code, message } = rejected()
      await kit.rejectSessionAuthenticate({ id: event.id, reason: { code, message } })
      return
    }
    const auths = await signAll(event)
    const { session } = await kit.approveSessionAuthenticate({ id: event.id, auths })
    if (session) sessions.remember(session.topic, [active()])
  }
}
