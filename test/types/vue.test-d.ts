import { type ComputedRef, type Ref, ref } from 'vue'

import type { ChainNamespace } from '../../src/core/caip.js'
import type { BitcoinProvider } from '../../src/core/entities/bitcoin-provider.js'
import type { Exchange, ExchangeStatus, PayOutcome } from '../../src/core/entities/pay.js'
import type { Eip1193Provider } from '../../src/core/entities/providers.js'
import type { SIWXSession } from '../../src/core/entities/siwx.js'
import type { SolanaProvider } from '../../src/core/entities/solana-provider.js'
import type { OpenOutcome } from '../../src/core/entities/outcome.js'
import {
  useWalletModalAccount,
  useWalletModalExchanges,
  useWalletModalExchangeStatus,
  useWalletModalNetwork,
  useWalletModalPay,
  useWalletModalProvider,
  useWalletModalSIWX,
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
  const { account } = useWalletModalAccount({ namespace: () => 'eip155' })
  if (account.value.isConnected) expectType<string>(account.value.address)
  // @ts-expect-error -- without a connection there may be no address
  expectType<string>(account.value.address)
  // @ts-expect-error -- no such namespace
  useWalletModalAccount({ namespace: 'ethereum' })
  // @ts-expect-error -- refs of state are read-only
  address.value = 'x'
  expectType<Promise<void>>(useWalletModalNetwork().switchNetwork(1))
  expectType<Readonly<Ref<Eip1193Provider | undefined>>>(useWalletModalProvider('eip155').walletProvider)
  expectType<SolanaProvider | undefined>(useWalletModalProvider(() => 'solana').walletProvider.value)
  expectType<BitcoinProvider | undefined>(useWalletModalProvider(ref('bip122' as const)).walletProvider.value)
  expectType<{ request: () => void } | undefined>(
    useWalletModalProvider<{ request: () => void }>('eip155').walletProvider.value,
  )
  // @ts-expect-error -- what a wallet of any family can do is not known
  useWalletModalProvider(ref<ChainNamespace>('eip155')).walletProvider.value?.request({ method: 'eth_accounts' })
  // @ts-expect-error -- a namespace is needed
  useWalletModalProvider()
  expectType<Promise<readonly SIWXSession[]> | undefined>(useWalletModalSIWX().value?.getSessions('eip155:1', '0x'))
  useWalletModalTheme().setThemeMode('dark')
  expectType<Readonly<Ref<PayOutcome | undefined>>>(useWalletModalPay().data)
  expectType<Readonly<Ref<readonly Exchange[] | undefined>>>(useWalletModalExchanges().data)
  expectType<ExchangeStatus | undefined>(
    useWalletModalExchangeStatus({ exchangeId: 'binance', sessionId: ref('a1'), isEnabled: () => true }).data.value,
  )
  // @ts-expect-error -- a session is needed
  useWalletModalExchangeStatus({ exchangeId: 'binance' })
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
