'use client'
import { TOKENS } from '../client/bindings/lists.js'
import type { TokensSnapshot } from '../client/list-types.js'
import type { ChainNamespace } from '../core/caip.js'
import { type ListHook, useHoldings } from './use-holdings.js'

/** The tokens of the account of a namespace, or of the active account by default; empty until they are fetched. */
export const useWalletModalTokens = (namespace?: ChainNamespace): ListHook<TokensSnapshot> =>
  useHoldings<TokensSnapshot>(TOKENS, namespace)
