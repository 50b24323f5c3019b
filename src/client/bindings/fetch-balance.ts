import { getWalletModal } from '../../client.js'
import { toError } from './to-error.js'

/** A native balance. */
export interface NativeBalance {
  /** An exact decimal string in whole units (ether, not wei). */
  readonly balance: string
  /** The symbol of the native coin, such as `ETH`. */
  readonly symbol: string
}

/** The result of `fetchBalance`, which never rejects. */
export interface BalanceResult {
  /** `undefined` if the balance could not be read, or no account is connected. */
  readonly data: NativeBalance | undefined
  readonly error: Error | undefined
  readonly isSuccess: boolean
  readonly isError: boolean
}

/** Reads the balance of the active account again; never rejects. */
export async function fetchBalance(): Promise<BalanceResult> {
  try {
    const modal = getWalletModal()
    await modal.updateNativeBalance()
    const { balance, balanceSymbol: symbol } = modal.getAccount()
    const data = balance !== undefined && symbol !== undefined ? { balance, symbol } : undefined
    return { data, error: undefined, isSuccess: true, isError: false }
  } catch (cause) {
    return { data: undefined, error: toError(cause), isSuccess: false, isError: true }
  }
}
