import { networkOf } from '../../controllers/accounts/active.js'
import { sendForm } from '../../controllers/send/send-form.js'
import type { ChainNamespace } from '../../core/caip.js'
import { JsonRpcError } from '../../core/errors/json-rpc.js'
import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../../core/errors/service.js'
import {
  InsufficientFeeError,
  ResolveNameError,
  SendAmountError,
  SendIncompleteError,
  SendReceiverError,
  TokenDecimalsError,
} from '../../core/errors/send.js'
import {
  InvalidTransactionError,
  SendError,
  SimulationFailedError,
  TokenTransferError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../core/errors/transaction.js'
import { t } from '../../core/i18n/t.js'
import { reasonOf, symbolOf, walletName } from './send-texts.js'
import './texts.js'

function simulationText(error: SimulationFailedError): string {
  const reason = reasonOf(error)
  return reason ? t('send.error.simulation', { reason }) : t('send.error.simulation.plain')
}

/** Whether no endpoint answered; one that is asked too often answers with an error of its own. */
const isUnreachable = (error: Error): boolean =>
  [HttpUnreachableError, HttpStatusError, MalformedReplyError, JsonRpcError].some(kind => error instanceof kind)

/** The message for a failed send: what happened, then what to do. */
export function sendErrorText(error: Error, namespace: ChainNamespace | undefined): string {
  const wallet = walletName(namespace)
  const native = networkOf(namespace)?.nativeCurrency ?? { symbol: '' }
  if (error instanceof TransactionRejectedError) return t('send.preview.rejected', { wallet })
  if (error instanceof WalletChangedError) return t('send.preview.changed')
  if (error instanceof SendError) return t('send.error.failed')
  if (error instanceof SimulationFailedError) return simulationText(error)
  if (error instanceof InsufficientFeeError) return t('send.error.fee', { symbol: symbolOf(native) })
  if (error instanceof TokenTransferError) return t('send.error.token')
  if (error instanceof TokenDecimalsError) return t('send.error.decimals')
  if (error instanceof SendIncompleteError) return t('send.error.incomplete')
  if (error instanceof ResolveNameError) return t('send.receiver.unresolved')
  if (error instanceof InvalidTransactionError) return t('send.error.receiver') // an address that no chain can read
  if (error instanceof SendReceiverError)
    return error.details === 'checksum' ? t('send.receiver.checksum') : t('send.error.receiver')
  if (error instanceof SendAmountError)
    return t('send.amount.insufficient', { symbol: symbolOf(sendForm()?.token ?? native) })
  return isUnreachable(error) ? t('send.error.unreachable') : t('send.error.other')
}
