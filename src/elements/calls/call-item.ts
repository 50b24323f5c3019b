import { type TemplateResult, html, nothing } from 'lit'

import { isUnlimited } from '../../controllers/calls/rules.js'
import type { RequestedCall, CallToken } from '../../core/entities/calls.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { exactFigure, symbolOf } from '../send/send-texts.js'
import { type CallProgress, progressText } from './call-progress.js'
import './texts.js'

/** A listed call, with what is known about it. */
export interface CallItem {
  readonly call: RequestedCall
  readonly network: CaipNetwork
  readonly token: CallToken | undefined
  readonly fate: CallProgress | undefined
  /** Of its transaction, if it has one of its own. */
  readonly hash: TemplateResult | typeof nothing
}

/** A line of a call: a label, and a value beside it. */
export const shortRow = (term: string, value: TemplateResult | string): TemplateResult =>
  html`<div class="short">
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`

/** A line with an address or a similarly long value. */
export const longRow = (term: string, value: string): TemplateResult =>
  html`<div>
    <dt>${term}</dt>
    <dd><bdi class="address" dir="ltr">${value}</bdi></dd>
  </div>`

const coinFigure = (value: bigint, { nativeCurrency }: CaipNetwork) => ({
  amount: exactFigure(value, nativeCurrency.decimals),
  symbol: symbolOf(nativeCurrency),
})

/** The effect of a call, in a few words. */
export function actionText({ action, value }: RequestedCall, network: CaipNetwork): string {
  return action.kind === 'coin' ? t('send.preview.confirm', coinFigure(value, network)) : t(`calls.${action.kind}`)
}

/** A token amount: in whole units if its contract reports decimals, otherwise in base units. */
function amountRow({ call: { action }, token }: CallItem): TemplateResult | typeof nothing {
  if (!('amount' in action)) return nothing
  if (isUnlimited(action)) return shortRow(t('send.amount'), t('calls.amount.any'))
  if (!token) return shortRow(t('calls.amount.raw'), html`<bdi>${exactFigure(action.amount, 0)}</bdi>`)
  const symbol = token.symbol ? symbolOf({ symbol: token.symbol }) : ''
  return shortRow(t('send.amount'), html`<bdi>${exactFigure(action.amount, token.decimals)} ${symbol}</bdi>`)
}

function actionRows(item: CallItem): TemplateResult {
  const { action, to, data } = item.call
  if (action.kind === 'coin') return longRow(t('send.preview.to'), to)
  if (action.kind === 'contract')
    return html`${longRow(t('calls.to'), to)}
      <div>
        <dt>${t('calls.data')}</dt>
        <dd><div class="data" dir="ltr" role="group" tabindex="0" aria-label=${t('calls.data')}>${data}</div></dd>
      </div>`
  return html`${amountRow(item)}
  ${action.kind === 'transferFrom' ? longRow(t('send.preview.from'), action.from) : nothing}
  ${longRow(action.kind === 'approve' ? t('calls.spender') : t('send.preview.to'), action.to)}
  ${longRow(t('calls.token'), to)}`
}

/** One call: its effect in plain words, its recipient, and its progress. */
export function callItem(item: CallItem): TemplateResult {
  const { call, network, fate, hash } = item
  const along = coinFigure(call.value, network)
  return html`<li>
    <p class="act">${actionText(call, network)}</p>
    <dl>
      ${actionRows(item)}
      ${call.action.kind !== 'coin' && call.value > 0n
        ? shortRow(t('calls.value'), html`<bdi>${along.amount} ${along.symbol}</bdi>`)
        : nothing}
      ${hash}
    </dl>
    ${fate ? html`<p class="fate ${fate}">${progressText(fate)}</p>` : nothing}
  </li>`
}
