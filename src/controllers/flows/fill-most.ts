import { formatAmount } from '../../core/amount.js'
import { mostSendable } from '../../core/rules/send.js'
import { sendForm } from '../derived/send-form.js'
import { sendController } from '../send.js'
import { adapterFor } from './adapters.js'

/**
 * Writes the most that can be sent of the chosen token into the form: all of it, less what is kept for the fee when it
 * is the chain's own coin.
 *
 * @throws {HttpUnreachableError} {MalformedReplyError} what to keep could not be read; the form stays as it is
 */
export async function fillMost(): Promise<void> {
  const form = sendForm()
  if (!form?.token) return
  const { holder, token } = form
  const adapter = token.address ? undefined : await adapterFor(holder.namespace)
  const reserve = (await adapter?.reserve?.(holder.network)) ?? 0n
  const now = sendForm()?.token
  if (now?.address !== token.address || now?.chainId !== token.chainId) return
  sendController.edit({ amount: formatAmount(mostSendable(token, reserve), token.decimals) })
}
