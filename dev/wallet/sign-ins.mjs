import { privateKeyToAccount } from 'viem/accounts'

/**
 * Answers sign-ins in one step (`wc_sessionAuthenticate`): signs for every chain that the wallet serves, with its active
 * account, and grants every method that is asked for.
 * @param {{ kit: import('@reown/walletkit').IWalletKit, chains: import('./chains.mjs').WalletChains,
 *   sessions: import('./sessions.mjs').WalletSessions, keys: readonly import('./keys.mjs').Keys[], active: () => number }} wallet
 */
export function createSignInAnswers({ kit, chains, sessions, keys, active }) {
  /** @param {import('@reown/walletkit').WalletKitTypes.SessionAuthenticate} event */
  async function signAll({ params: { authPayload } }) {
    const account = privateKeyToAccount(keys[active()]?.eip155 ?? '0x')
    const { chains: wanted, ...said } = authPayload
    const served = wanted.filter(id => chains.serves(id))
    return Promise.all(
      served.map(async chain => {
        const iss = `did:pkh:${chain}:${account.address}`
        const message = kit.formatAuthMessage({ request: authPayload, iss })
        const s = await account.signMessage({ message })
        return {
          h: { t: /** @type {const} */ ('caip122') },
          p: { ...said, iss },
          s: { t: /** @type {const} */ ('eip191'), s },
        }
      }),
    )
  }

  /** @param {import('@reown/walletkit').WalletKitTypes.SessionAuthenticate} event @param {import('./inbox.mjs').Decision} decision */
  return async function answer(event, decision) {
    if (decision.do === 'refuse') {
      const { code, message } = decision.error
      await kit.rejectSessionAuthenticate({ id: event.id, reason: { code, message } })
      return
    }
    const auths = await signAll(event)
    const { session } = await kit.approveSessionAuthenticate({ id: event.id, auths })
    if (session) sessions.remember(session.topic, [active()])
  }
}
