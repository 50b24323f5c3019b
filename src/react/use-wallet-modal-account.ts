'use client'
import { accountSnapshot } from '../client/snapshots.js'
import type { AccountSnapshot } from '../client/types.js'
import type { ChainNamespace } from '../core/caip.js'
import { SERVER_ACCOUNT } from '../client/bindings/server-snapshots.js'
import { useReadable } from './use-readable.js'

/** The account of a namespace, or the active one by default. It is disconnected on a server and during hydration. */
export const useWalletModalAccount = ({
  namespace,
}: { readonly namespace?: ChainNamespace | undefined } = {}): AccountSnapshot =>
  useReadable(accountSnapshot(namespace), SERVER_ACCOUNT)
