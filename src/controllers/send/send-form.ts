import { isSameAddress } from '../../core/address.js'
import type { CheckedReceiver, PendingTransaction, ReceiverWarning, SendQuote } from '../../core/entities/send.js'
import type { Token } from '../../core/entities/token.js'
import { knownAddresses } from '../../core/counterparties.js'
import {
  type ReadAmount,
  type ReceiverProblem,
  readAmount,
  receiverProblem,
  receiverWarnings,
  spendable,
  toReceiver,
} from './rules.js'
import { fiatValue } from '../../core/tokens.js'
import { accountsController } from '../accounts/accounts.js'
import { pendingController } from '../activity/pending.js'
import { sendController } from './send.js'
import { transactionsController } from '../activity/transactions.js'
import { tokensOf } from '../holdings/held-tokens.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { sender } from './sender.js'
import { skipsBalance } from '../networks/skips-balance.js'

/** The current send form: the entered text, and its parsed values. */
export interface SendForm {
  readonly holder: Holder
  /**
   * The account's balance of the token, less pending transactions; `undefined` while none is chosen or the list lacks
   * it.
   */
  readonly token: Token | undefined
  /** The balance of the token is not read, as on a test network: whether it covers the amount is the chain's to say. */
  readonly unread: boolean
  /** The token is on a network that is not the active one. */
  readonly elsewhere: boolean
  readonly amount: ReadAmount
  /** The value of the amount, in US dollars; 0 while unknown. */
  readonly fiat: number
  readonly receiverProblem: ReceiverProblem | undefined
  /** The check result for the current receiver, by the same account on the same network. */
  readonly checked: CheckedReceiver | undefined
  readonly warnings: readonly ReceiverWarning[]
  /** No problem is known without asking the chain. */
  readonly ready: boolean
}

/** The pending transactions of an account. */
const underWay = ({ network, address }: Holder): readonly PendingTransaction[] =>
  pendingController.list(network.caipNetworkId, address)

/** The transactions of an account that its balance may not show yet. */
const uncounted = ({ network, address }: Holder): readonly PendingTransaction[] =>
  pendingController.uncounted(network.caipNetworkId, address)

/** Addresses that an account knows: its wallet's others, labelled ones, and earlier recipients. */
function knownTo(holder: Holder): readonly string[] {
  const { namespace, address, owner } = holder
  const { allAccounts, addressLabels } = accountsController.account(namespace)
  const { items } = transactionsController.list(namespace, owner)
  const trusted = [
    ...allAccounts.map(account => account.address),
    ...Object.keys(addressLabels),
    ...underWay(holder).map(({ to }) => to),
  ]
  return [...knownAddresses(items, namespace, address, trusted).values()].flat()
}

/** Warnings about an address. */
export function warningsOf(
  holder: Holder,
  address: string,
  { contract, disguised }: Partial<CheckedReceiver> = {},
): readonly ReceiverWarning[] {
  const { namespace, address: from } = holder
  const tokens = tokensOf(namespace).items.flatMap(token => token.address ?? [])
  return receiverWarnings(address, { namespace, from, tokens, known: knownTo(holder), contract, disguised })
}

/** The warnings of a quote, with those that are known only since: the account's history may arrive during the review. */
export function quoteWarnings({ namespace, to, warnings }: SendQuote): readonly ReceiverWarning[] {
  const holder = holderOf(namespace)
  return [...new Set([...warnings, ...(holder ? warningsOf(holder, to) : [])])]
}

/** The tokens that can be sent, each less pending transactions. */
export const sendableTokens = (holder: Holder): readonly Token[] =>
  tokensOf(holder.namespace).items.map(token => ({ ...token, amount: spendable(token, uncounted(holder)) }))

function chosenToken(holder: Holder): Token | undefined {
  const { choice } = sendController.state
  if (!choice) return undefined
  const { namespace } = holder
  return sendableTokens(holder).find(({ address }) =>
    choice.address && address ? isSameAddress(namespace, address, choice.address) : choice.address === address,
  )
}

/** The current form; `undefined` without a connected account that can send. Reading it in `render()` subscribes. */
export function sendForm(): SendForm | undefined {
  const holder = sender()
  if (!holder) return undefined
  const { namespace, network } = holder
  const { choice, amount: written, receiver, checked: latest, status } = sendController.state
  const elsewhere = choice?.caipNetworkId !== undefined && choice.caipNetworkId !== network.caipNetworkId
  const token = elsewhere ? undefined : chosenToken(holder)
  const unread = skipsBalance(network)
  const amount = token ? readAmount(written, unread ? { decimals: token.decimals } : token) : {}
  const problem = receiverProblem(namespace, receiver, network.caipNetworkId)
  const checked = latest?.text === receiver && latest.owner === holder.owner ? latest : undefined
  const to = checked?.address ?? toReceiver(namespace, receiver, network.caipNetworkId)
  const isKnownBad = problem !== undefined || checked?.misspelled === true || checked?.status === 'failed'
  return {
    holder,
    token,
    unread,
    elsewhere,
    amount,
    fiat: token && amount.amount ? fiatValue(amount.amount, token.decimals, token.price) : 0,
    receiverProblem: problem,
    checked,
    warnings: isKnownBad || !to ? [] : warningsOf(holder, to, checked),
    ready: amount.amount !== undefined && receiver.trim() !== '' && !isKnownBad && status === 'editing',
  }
}
