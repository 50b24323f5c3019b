import { formatAmount } from '../../core/amount.js'
import { maxSendable } from './rules.js'
import { sendForm } from './send-form.js'
import { sendController } from './send.js'
import { sender } from './sender.js'
import { adapterFor } from '../connections/adapters.js'

/**
 * Fills in the maximum amount of the chosen token: all of it, less the fee reserve if it is the native coin. What was
 * entered or chosen while the reserve was read stays.
 *
 * @throws {HttpUnreachableError} {MalformedReplyError} the amount to keep could not be read; the form is unchanged
 */
export async function fillMax(): Promise<void> {
  const form = sendForm()
  if (!form?.token) return
  const { holder, token } = form
  const { amount, choice, start } = sendController.state
  const transfers = token.address ? undefined : await (await adapterFor(holder.namespace)).transfers?.()
  const reserve = (await transfers?.reserve(holder)) ?? 0n
  const now = sendController.state
  const isSame = now.amount === amount && now.choice === choice && now.start === start && now.status === 'editing'
  if (!isSame || sender()?.owner !== holder.owner) return
  sendController.edit({ amount: formatAmount(maxSendable(token, reserve), token.decimals) })
}
