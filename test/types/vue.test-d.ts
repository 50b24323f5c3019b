import { type ComputedRef, type Ref, ref } from 'vue'

import type { ChainNamespace } from '../../src/core/caip.js'
import type { Eip1193Provider } from '../../src/core/entities/providers.js'
import type { OpenOutcome } from '../../src/core/entities/outcome.js'
import {
  useWalletModalAccount,
  useWalletModalNetwork,
  useWalletModalProvider,
  useWalletModalTheme,
  useWalletModalWallets,
  type WalletItem,
  type WalletModalButton,
} from '../../src/vue/index.js'
import { expectType } from './expect-type.js'

/** Compiled, never run. */
export function composables() {
  const { address, isConnected } = useWalletModalAccount({ namespace: ref<ChainNamespace>('solana') })
  expectType<ComputedRef<string | undefined>>(address)
  expectType<ComputedRef<boolean>>(isConnected)
  useWalletModalAccount({ namespace: () => 'eip155' })
  // @ts-expect-error -- no such namespace
  useWalletModalAccount({ namespace: 'ethereum' })
  // @ts-expect-error -- refs of state are read-only
  address.value = 'x'
  expectType<Promise<void>>(useWalletModalNetwork().switchNetwork(1))
  expectType<Readonly<Ref<Eip1193Provider | undefined>>>(useWalletModalProvider('eip155').walletProvider)
  useWalletModalTheme().setThemeMode('dark')
  expectType<Readonly<Ref<readonly WalletItem[]>>>(useWalletModalWallets().wallets)
}

type ButtonProps = Parameters<typeof WalletModalButton>[0]

/** Compiled, never run. */
export const right: ButtonProps = {
  size: 'lg',
  charsStart: 2,
  class: 'wide',
  onClose: event => expectType<OpenOutcome>(event.detail),
}

// @ts-expect-error -- no such size
export const wrong: ButtonProps = { size: 'huge' }
