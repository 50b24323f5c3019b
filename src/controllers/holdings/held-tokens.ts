import type { Token } from '../../core/entities/token.js'
import { type ListState, NO_LIST } from '../../core/list/list.js'
import { shownTokens } from '../../core/tokens.js'
import { accountsController } from '../accounts/accounts.js'
import { tokensController } from './tokens.js'
import { byNamespace } from '../../core/by-namespace.js'
import { holderOf } from '../accounts/holder.js'

/** The connected account's tokens for display, the native coin first; incomplete until its balance is known. */
export const tokensOf = byNamespace((namespace): ListState<Token> => {
  const holder = holderOf(namespace)
  if (!holder) return NO_LIST
  const list = tokensController.list(namespace, holder.owner)
  const { balance, balanceStatus } = accountsController.account(namespace)
  const known = balanceStatus === 'failed' ? undefined : balance
  const items = shownTokens(list.items, holder.network, known)
  const isAwaited = balanceStatus !== 'ready' && !holder.network.unsupported
  const isComplete = list.status !== 'ready' || !isAwaited || items.some(({ address }) => !address)
  const incomplete = balanceStatus !== 'failed' ? 'loading' : items.length ? 'partial' : 'failed'
  return { ...list, items, status: isComplete ? list.status : incomplete }
})
