import { type TemplateResult, html } from 'lit'

import { askingWallet } from '../../controllers/accounts/asking-wallet.js'
import type { Holder } from '../../controllers/accounts/holder.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { formatAmount } from '../../core/amount.js'
import { formatBalance } from '../../core/text/format-balance.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { CheckedReceiver, ReceiverWarning } from '../../core/entities/send.js'
import type { Token } from '../../core/entities/token.js'
import type { SimulationFailedError } from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { type ReceiverProblem, isSevere } from '../../controllers/send/rules.js'
import { familyName } from '../networks/family-name.js'
import '../ui/w3m-ui-notice.js'
import './texts.js'
import '../switching/texts.js'

/** Longest symbol shown, in characters. */
const MAX_SYMBOL = 12

/** A token's symbol, safe to show. */
export const symbolOf = ({ symbol }: { readonly symbol: string }): string => cleanLabel(symbol, MAX_SYMBOL) ?? ''

/** An exact amount in the visitor's language, with every digit. */
export function exactFigure(amount: bigint, decimals: number): string {
  const text = formatAmount(amount, decimals)
  return formatBalance(text, text.split('.')[1]?.length ?? 0, figureLocale())
}

/** Maximum decimals shown for a cost; finer amounts are rounded up, so that nothing costs more than shown. */
const COST_DECIMALS = 8

/** A cost in the visitor's language. */
export function formatFee(amount: bigint, decimals: number): string {
  const step = 10n ** BigInt(Math.max(0, decimals - COST_DECIMALS))
  return exactFigure(((amount + step - 1n) / step) * step, decimals)
}

/** Maximum length of a displayed revert reason, in characters. */
const MAX_REASON = 120

/** Lines of a Solana program's log that report its progress, not why it failed. */
const PROGRESS = /^Program (?:\S+ (?:success|invoke \[\d+\]|consumed .*)|log: Instruction: .*)$/
/** The last line of a Solana program that failed, often with nothing but a number; programs log the reason before it. */
const FAILED = /^Program \S+ failed: (.*)$/

/** Why the chain would reject a transaction, if it says so in words. */
export function reasonOf({ logs, details }: SimulationFailedError): string | undefined {
  const said = logs.findLast(line => !PROGRESS.test(line) && !FAILED.test(line))
  const failed = logs.flatMap(line => FAILED.exec(line)?.[1] ?? []).at(-1)
  const readable = details?.startsWith('{') ? undefined : details // some failures are JSON
  return cleanLabel(said ?? failed ?? readable, MAX_REASON)
}

/** The connected wallet's name, as in "Approve in Aspen". */
export const walletName = (namespace: ChainNamespace | undefined): string =>
  askingWallet(namespace) ?? t('switch.wallet')

/** The line of a review that says that the network has simulated the transaction. */
export const simulationFact = (): TemplateResult =>
  html`<div>
    <dt>${t('send.preview.checked')}</dt>
    <dd>${t('send.preview.checked.text')}</dd>
  </div>`

/** The message for a problem with a receiver; none while it may still be valid. */
export function receiverText(
  problem: ReceiverProblem | undefined,
  checked: CheckedReceiver | undefined,
  { namespace, network }: Holder,
): string {
  if (problem === 'burn') return t('send.receiver.burn')
  if (problem === 'network')
    return t('send.receiver.invalid', { family: cleanLabel(network.name) ?? network.caipNetworkId })
  if (problem) return t(`send.receiver.${problem}`, { family: familyName(namespace) })
  if (checked?.misspelled) return t('send.receiver.checksum')
  return checked?.status === 'failed' && checked.text.trim() ? t('send.receiver.unresolved') : ''
}

/** Warnings about the receiver. */
export function sendWarnings(warnings: readonly ReceiverWarning[], token: Token | undefined): TemplateResult {
  return html`${warnings.map(
    warning =>
      html`<w3m-ui-notice variant=${isSevere(warning) ? 'error' : 'warning'} role="status"
        >${t(`send.warning.${warning}`, { symbol: token ? symbolOf(token) : '' })}</w3m-ui-notice
      >`,
  )}`
}
