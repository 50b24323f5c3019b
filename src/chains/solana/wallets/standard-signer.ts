import { MalformedReplyError } from '../../../core/errors/service.js'
import { arrayOf, bytesOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import type { StandardWallet } from '../../../services/wallets/standard-wallet.js'
import { addressNow, type SolanaSigner, toSignatureText } from './provider.js'

/** Maximum number of transactions accepted from one call. */
const MAX_OUTPUTS = 1_000
/** Features of wallets (Wallet Standard's Solana extension). */
const SIGN_TRANSACTION = 'solana:signTransaction'
const SEND = 'solana:signAndSendTransaction'
const SIGN_MESSAGE = 'solana:signMessage'
const SIGN_IN = 'solana:signIn'

/** One bytes field of each output, in the order of the inputs. */
function bytesOfEach(answer: unknown, name: string, count: number): readonly Uint8Array[] {
  const bytes = arrayOf(answer, MAX_OUTPUTS).flatMap(output => bytesOf(fieldOf(output, name)) ?? [])
  if (bytes.length !== count) throw new MalformedReplyError()
  return bytes
}

/**
 * Creates the signer of a Wallet Standard wallet.
 *
 * @param address the active account, `undefined` once disconnected
 * @param chain the Wallet Standard name of the active cluster
 */
export function createStandardSigner(
  wallet: StandardWallet,
  address: () => string | undefined,
  chain: () => string,
): SolanaSigner {
  /** The wallet's own account object, which it expects back. */
  const account = (): object => {
    const now = addressNow({ address })
    const found = wallet.accounts().find(entry => entry.address === now)
    return found?.raw ?? { address: now, publicKey: new Uint8Array(), chains: [chain()], features: [] }
  }
  const send: NonNullable<SolanaSigner['send']> = async (transaction, options) => {
    const input = { account: account(), transaction, chain: chain(), options }
    const answer = await wallet.call(SEND, 'signAndSendTransaction', input)
    return toSignatureText(bytesOfEach(answer, 'signature', 1)[0])
  }
  const signIn = async (input: object): Promise<unknown> => {
    const [output] = arrayOf(await wallet.call(SIGN_IN, 'signIn', input), 1)
    if (output === undefined) throw new MalformedReplyError()
    return output
  }
  return {
    name: wallet.name,
    address,
    async signMessage(message) {
      const answer = await wallet.call(SIGN_MESSAGE, 'signMessage', { account: account(), message })
      const [signature] = bytesOfEach(answer, 'signature', 1)
      if (signature?.length !== 64) throw new MalformedReplyError()
      return signature
    },
    async signTransactions(transactions) {
      const inputs = transactions.map(transaction => ({ account: account(), transaction, chain: chain() }))
      const answer = await wallet.call(SIGN_TRANSACTION, 'signTransaction', ...inputs)
      return bytesOfEach(answer, 'signedTransaction', transactions.length)
    },
    ...(wallet.has(SEND) ? { send } : {}),
    ...(wallet.has(SIGN_IN) ? { signIn } : {}),
  }
}
