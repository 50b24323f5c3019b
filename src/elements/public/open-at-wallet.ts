import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { chooseWallet } from './choose-wallet.js'
import { namedWallet } from './wallet-names.js'

/**
 * Opens the modal at one wallet or login.
 *
 * @param wallet its name in the list, reverse-DNS or catalogue id, or its own name; `email`, or a social login
 */
export async function openAtWallet(wallet: string, options: OpenOptions): Promise<OpenOutcome> {
  const named = namedWallet(wallet)
  const { login } = named
  if (!login || login === 'email') return chooseWallet(named, options)
  const { chooseLogin } = await import('./choose-login.js')
  return chooseLogin(login, options)
}
