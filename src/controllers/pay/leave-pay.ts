import { navigation } from '../../core/platform/navigation.js'
import { close } from '../connections/close.js'
import { payController } from './pay.js'

/** Closes a payment that has ended; the page redirects as configured by the site. */
export function leavePay(): void {
  const { status, payment } = payController.state
  const { success, failure } = payment?.redirect ?? {}
  const url = status === 'paid' ? success : status === 'failed' || status === 'refunded' ? failure : undefined
  close()
  if (url) navigation().open(url, '_self')
}
