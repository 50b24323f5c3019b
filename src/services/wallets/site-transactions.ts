import type { CallWrapper } from '../../core/site-facade.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId } from '../../core/caip.js'
import { fieldOf, textOf } from './untrusted-values.js'
import { walletRequests } from './wallet-requests.js'

/** A transaction that a site sent by itself. */
export interface SiteTransaction {
  readonly namespace: ChainNamespace
  /** Its hash on the chain; `undefined` if the wallet's answer does not contain it. */
  readonly hash: string | undefined
  /** The wallet's id of a batch, which becomes one or more transactions (EIP-5792). */
  readonly batch?: string
  /** The network specified by the site; by default, the active one. */
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Sends a batch: the answer is the wallet's id instead of a hash. */
const BATCH = 'wallet_sendCalls'
/** Sends an operation of a smart account: the answer is the operation's own hash, of which the chain knows nothing. */
const OPERATION = 'eth_sendUserOperation'
/** Longest id of a batch, in characters (EIP-5792). */
const MAX_ID = 8_194

const batchOf = (answer: unknown): string | undefined =>
  textOf(typeof answer === 'string' ? answer : fieldOf(answer, 'id'), MAX_ID)

/**
 * Calls that send something to a chain: methods of sessions and of EIP-1193, and functions of the families' providers.
 */
const SENDS: ReadonlyMap<unknown, ChainNamespace> = new Map<unknown, ChainNamespace>([
  ['eth_sendTransaction', 'eip155'],
  ['eth_sendRawTransaction', 'eip155'],
  [OPERATION, 'eip155'],
  [BATCH, 'eip155'],
  ['solana_signAndSendTransaction', 'solana'],
  ['signAndSendTransaction', 'solana'],
  ['sendTransaction', 'solana'],
  ['sendTransfer', 'bip122'],
  ['signPsbt', 'bip122'],
  ['signPSBT', 'bip122'],
  ['ton_sendMessage', 'ton'],
])

/** The chains' formats of transaction ids. */
const HASHES: Readonly<Partial<Record<ChainNamespace, RegExp>>> = {
  eip155: /^0x[\da-f]{64}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
  bip122: /^[\da-f]{64}$/i,
}

/** The hash in an answer: the answer itself, or a field of it. */
function hashOf(namespace: ChainNamespace, answer: unknown): string | undefined {
  const isHash = (value: unknown): value is string =>
    typeof value === 'string' && HASHES[namespace]?.test(value) === true
  return [answer, fieldOf(answer, 'signature'), fieldOf(answer, 'txid')].find(isHash)
}

/** Observes what a site sends to a chain through its provider. */
export class SiteTransactions {
  readonly #listeners = new Set<(transaction: SiteTransaction) => void>()

  /** Calls `listener` with each transaction that a site sent, until the returned function is called. */
  onSent(listener: (transaction: SiteTransaction) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Observes a site's call; if it sends something, the listeners are notified once the wallet has done so. */
  observe(name: PropertyKey, [request, network]: readonly unknown[], answer: unknown): void {
    const method = name === 'request' ? fieldOf(request, 'method') : name
    const namespace = SENDS.get(method)
    if (!namespace) return
    const notify = (sent: unknown): void => {
      const batch = method === BATCH ? batchOf(sent) : undefined
      const hash = method === BATCH || method === OPERATION ? undefined : hashOf(namespace, sent)
      if (!hash && namespace === 'bip122') return // it was only signed
      const caipNetworkId = isCaipNetworkId(network) ? network : undefined
      for (const listener of [...this.#listeners])
        listener({ namespace, hash, caipNetworkId, ...(batch ? { batch } : {}) })
    }
    Promise.resolve(answer).then(notify, () => undefined) // the site is notified of a failure
  }
}

/** The site's own transactions. */
export const siteTransactions = new SiteTransactions()

/** Runs a site's own call of a provider that shows no prompt in the page. */
export const asSiteSends: CallWrapper = (call, name, inputs) => {
  const answer = call()
  siteTransactions.observe(name, inputs, answer)
  return answer
}

/** Requests that a wallet shows to the visitor. Any other counts as a read: sites make those all the time. */
const SHOWN = /^(?:eth_(?:requestAccounts|sendTransaction|sign\w*)|personal_sign|wallet_(?!get|revoke)\w+)$/

/** Runs a site's own call of an EIP-1193 provider: the wallet's prompt in the page has to be reachable. */
export const trackSiteRequest: CallWrapper = (call, name, inputs) => {
  const isRequest = name === 'request'
  const isShown = isRequest ? SHOWN.test(String(fieldOf(inputs[0], 'method'))) : name === 'enable'
  const answer = isShown ? walletRequests.ask(() => new Promise(resolve => resolve(call()))) : call()
  if (isRequest) siteTransactions.observe(name, inputs, answer)
  return answer
}
