import type { Rpc } from '../../../services/json-rpc.js'
import { parseWord } from '../../../services/blockchain/contract-call.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import type { ReceivedQuery } from '../../ports/reads.js'
import { COIN_REPORTERS, isTopicOf, TRANSFER } from '../transfer-events.js'

/** Maximum number of a transaction's events that are read. */
const MAX_EVENTS = 2_000

/**
 * Whether a mined transaction transferred some of a token to an account. Transfers of the chain's coin emit no event on most
 * chains, so the coin counts as received if no token was.
 */
export async function hasReceived(rpc: Rpc, { hash, address, token, signal }: ReceivedQuery): Promise<boolean> {
  const receipt = await rpc.request('eth_getTransactionReceipt', [hash], signal)
  if (fieldOf(receipt, 'status') !== '0x1') return false
  const contracts = arrayOf(fieldOf(receipt, 'logs'), MAX_EVENTS).flatMap(event => {
    const topics = arrayOf(fieldOf(event, 'topics'), 4)
    const isArrival = topics[0] === TRANSFER && topics.length === 3 && isTopicOf(topics[2], address)
    const contract = textOf(fieldOf(event, 'address'), 42)?.toLowerCase()
    return isArrival && contract && parseWord(fieldOf(event, 'data')) ? [contract] : []
  })
  if (token) return contracts.includes(token.toLowerCase())
  return contracts.every(contract => COIN_REPORTERS.includes(contract))
}
