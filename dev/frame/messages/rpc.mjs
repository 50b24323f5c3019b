import { Refusal } from '../refusal.mjs'
import { isSafe } from '../rpc/methods.mjs'
import { askNode } from '../rpc/node.mjs'
import { signedIn } from './session.mjs'

/** @typedef {import('../service.mjs').Context} Context */

// What decodes and signs is loaded with the first request of its family: its packages are large.
const loadSolanaAsks = async () => (await import('../rpc/solana.mjs')).solanaAsks
const loadEvmAsks = async () => (await import('../rpc/evm.mjs')).evmAsks
const loadAnswers = async () => (await import('../rpc/smart.mjs')).accountAnswers

/** A reply that comes only once the visitor has decided. */
export class Waiting {
  /** @param {import('../approvals.mjs').Shown} approval */
  constructor(approval) {
    this.approval = approval
  }
}

/** JSON-RPC of the account, and of the network that it is on. */
export const rpcHandlers = Object.freeze({
  /** @param {import('../protocol.mjs').Payloads['RPC_REQUEST']} payload @param {Context} context */
  async RPC_REQUEST({ method, params, chainId, rpcUrl }, context) {
    const { service, frame } = context
    const { user, session } = signedIn(context)
    const network = service.networks.find(chainId ?? frame.chain, rpcUrl ?? (chainId ? undefined : frame.rpcUrl))
    const { active: account } = await service.accounts.of(user, session, network)
    if (method === 'eth_accounts') return [account.address]
    if (method === 'eth_chainId') return `0x${Number(network.chainId).toString(16)}`
    const { accounts, batches, tokens } = service
    const request = { method, params, network, user, session, account, origin: frame.origin, accounts, batches, tokens }
    const accountAnswers = await loadAnswers()
    const answer = Object.hasOwn(accountAnswers, method) ? accountAnswers[method] : undefined
    if (answer) return answer(request)
    if (isSafe(method)) return askNode(network.rpcUrl, method, params ?? [])
    const asks = method.startsWith('solana_') ? await loadSolanaAsks() : await loadEvmAsks()
    const ask = Object.hasOwn(asks, method) ? asks[method] : undefined
    if (!ask) throw new Refusal('Requested RPC call is not allowed')
    if (method.startsWith('solana_') !== (network.namespace === 'solana')) {
      throw new Refusal('The request is for another network')
    }
    return new Waiting(service.approvals.add(frame, await ask(request)))
  },

  /** @param {unknown} _payload @param {Context} context */
  RPC_ABORT(_payload, { service, frame }) {
    service.approvals.drop(frame.id)
  },
})
