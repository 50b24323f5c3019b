import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { chooseWallet } from './choose-wallet.js'
import { namedWallet } from './wallet-names.js'

const DISMISSED = { status: 'dismissed' } as const

/**
 * Opens the modal at one wallet or login.
 *
 * @param wallet its name in the list, reverse-DNS or catalogue id, or its own name; `email`, or a social login
 * @param isStopped whether it is no longer to be opened, asked each time that code has loaded
 */
export async function openAtWallet(
  wallet: string,
  options: OpenOptions,
  isStopped: () => boolean,
): Promise<OpenOutcome> {
  const named = namedWallet(wallet)
  const { login } = named
  if (isStopped()) return DISMISSED
  if (!login || login === 'email') return chooseWallet(named, options)
  const { chooseLogin } = await import('./choose-login.js')
  return isStopped() ? DISMISSED : chooseLogin(login, options)
}
