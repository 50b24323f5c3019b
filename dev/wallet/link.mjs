import { startKit } from './kit.mjs'
import { createProposalAnswers } from './proposals.mjs'
import { createRequestAnswers } from './requests.mjs'
import { WalletSessions } from './sessions.mjs'
import { createSignInAnswers } from './sign-ins.mjs'

/** @typedef {import('./inbox.mjs').Decision} Decision */

/** @param {Partial<import('@walletconnect/types').SignClientTypes.Metadata> | undefined} metadata */
export const toPeer = ({ name = '', url = '', description = '', icons = [] } = {}) => ({
  name,
  url,
  description,
  icon: icons[0] ?? '',
})

/**
 * Connects a wallet to the relay and puts what pages ask into its inbox.
 * @param {object} wallet
 * @param {Parameters<typeof startKit>[0] & { signsIn?: boolean }} wallet.settings
 * @param {import('./keys.mjs').Keys[]} wallet.keys
 * @param {import('./chains.mjs').WalletChains} wallet.chains
 * @param {import('./inbox.mjs').Inbox} wallet.inbox
 * @param {() => number} wallet.active place of the active account
 * @param {(name: 'session' | 'delete' | 'expire' | 'request' | 'answer', detail: unknown) => void} wallet.tell
 */
export async function startLink({ settings, keys, chains, inbox, active, tell }) {
  const { kit, expireNextAt, sendExactly, stop } = await startKit(settings)
  const sessions = new WalletSessions(kit, chains, keys)
  const answerProposal = createProposalAnswers({ kit, expireNextAt, chains, sessions, keys, active })
  const answerRequest = createRequestAnswers({ kit, sendExactly, chains, sessions })

  kit.on('session_proposal', event => {
    const { requiredNamespaces, optionalNamespaces, proposer } = event.params
    const ask = {
      id: String(event.id),
      kind: /** @type {const} */ ('session'),
      method: 'session_proposal',
      peer: toPeer(proposer.metadata),
      params: { requiredNamespaces, optionalNamespaces },
      at: Date.now(),
    }
    inbox.add(ask, async (/** @type {Decision} */ decision) => {
      await answerProposal(event, decision)
      tell('session', { approved: decision.do !== 'refuse', peer: ask.peer })
    })
  })
  // a wallet that listens to none of these is asked for a plain session instead
  if (settings.signsIn) {
    const answerSignIn = createSignInAnswers({ kit, chains, sessions, keys, active })
    kit.on('session_authenticate', event => {
      const ask = {
        id: String(event.id),
        kind: /** @type {const} */ ('session'),
        method: 'session_authenticate',
        peer: toPeer(event.params.requester.metadata),
        params: event.params.authPayload,
        at: Date.now(),
      }
      tell('request', ask)
      inbox.add(ask, async (/** @type {Decision} */ decision) => {
        await answerSignIn(event, decision)
        tell('session', { approved: decision.do !== 'refuse', peer: ask.peer })
      })
    })
  }
  kit.on('session_request', event => {
    const { request, chainId } = event.params
    const session = sessions.list().find(({ topic }) => topic === event.topic)
    const ask = {
      id: String(event.id),
      kind: /** @type {const} */ ('request'),
      method: request.method,
      topic: event.topic,
      caipNetworkId: chainId,
      peer: toPeer(session?.peer.metadata),
      params: request.params,
      at: Date.now(),
    }
    tell('request', ask)
    inbox.add(ask, async (/** @type {Decision} */ decision) => {
      tell('answer', { id: ask.id, ...(await answerRequest(event, decision)) })
    })
  })

  const gone =
    (/** @type {'delete' | 'expire'} */ name) =>
    (/** @type {{ topic: string }} */ { topic }) => {
      sessions.forget(topic)
      inbox.drop(ask => ask.topic === topic)
      tell(name, { topic })
    }
  kit.on('session_delete', gone('delete'))
  kit.engine.signClient.on('session_expire', gone('expire'))
  const late = (/** @type {{ id: number }} */ { id }) => inbox.drop(ask => ask.id === String(id))
  kit.on('proposal_expire', late)
  kit.on('session_request_expire', late)
  return { kit, sessions, stop }
}
