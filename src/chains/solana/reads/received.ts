import type { Rpc } from '../../../services/json-rpc.js'
import { arrayOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import type { ReceivedQuery } from '../../ports/reads.js'

/** Maximum number of a transaction's accounts that are read. */
const MAX_ACCOUNTS = 256

const amountOf = (value: unknown): bigint => (/^\d{1,20}$/.test(String(value)) ? BigInt(String(value)) : 0n)

/** The amount of a mint that an account holds, by the balances that a transaction reports. */
const heldOf = (balances: unknown, owner: string, mint: string): bigint =>
  arrayOf(balances, MAX_ACCOUNTS)
    .filter(entry => fieldOf(entry, 'owner') === owner && fieldOf(entry, 'mint') === mint)
    .reduce<bigint>((sum, entry) => sum + amountOf(fieldOf(fieldOf(entry, 'uiTokenAmount'), 'amount')), 0n)

/** Whether a confirmed transaction transferred some of a token, or of SOL, to an account. */
export async function hasReceived(rpc: Rpc, { hash, address, token, signal }: ReceivedQuery): Promise<boolean> {
  const config = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const answer = await rpc.request('getTransaction', [hash, config], signal)
  const meta = fieldOf(answer, 'meta')
  if (meta === undefined || fieldOf(meta, 'err')) return false
  const of = (name: string): unknown => fieldOf(meta, name)
  if (token) return heldOf(of('postTokenBalances'), address, token) > heldOf(of('preTokenBalances'), address, token)
  const keys = arrayOf(fieldOf(fieldOf(fieldOf(answer, 'transaction'), 'message'), 'accountKeys'), MAX_ACCOUNTS)
  const index = keys.findIndex(key => (fieldOf(key, 'pubkey') ?? key) === address)
  const [before, after] = [of('preBalances'), of('postBalances')].map(list => arrayOf(list, MAX_ACCOUNTS)[index])
  return amountOf(after) > amountOf(before)
}
