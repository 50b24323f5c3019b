import { createRef } from 'react'

import type { AccountSnapshot } from '../../src/client/types.js'
import type { CaipAddress } from '../../src/core/caip.js'
import type { BitcoinProvider } from '../../src/core/entities/bitcoin-provider.js'
import type { OpenOptions, OpenOutcome } from '../../src/core/entities/outcome.js'
import type { Exchange } from '../../src/core/entities/pay.js'
import type { SIWXSession } from '../../src/core/entities/siwx.js'
import type { SolanaProvider } from '../../src/core/entities/solana-provider.js'
import type { WalletModalButton as WalletModalButtonElement } from '../../src/elements/public/wallet-modal-button.js'
import {
  useDisconnect,
  useWalletInfo,
  useWalletModal,
  useWalletModalAccount,
  useWalletModalBalance,
  useWalletModalConnection,
  useWalletModalExchanges,
  useWalletModalNetwork,
  useWalletModalPay,
  useWalletModalProvider,
  useWalletModalSIWX,
  useWalletModalTheme,
  useWalletModalWallets,
  WalletModalAccountButton,
  WalletModalButton,
  WalletModalConnectButton,
  WalletModalEmbed,
  WalletModalNetworkButton,
  WalletModalWalletButton,
} from '../../src/react/index.js'
import type { DefaultSIWX } from '../../src/siwx/index.js'
import { expectType } from './expect-type.js'

/** Compiled, never run. */
export function Components() {
  const ref = createRef<WalletModalButtonElement>()
  return (
    <>
      <WalletModalButton
        ref={ref}
        size="lg"
        balance="hide"
        label="Join"
        loadingLabel="Joining"
        charsStart={2}
        charsEnd={2}
        disabled
        namespace="eip155"
        id="it"
        className="wide"
        style={{ margin: 4 }}
        aria-label="Join"
        data-x="1"
        tabIndex={0}
        key="k"
        onClick={event => expectType<WalletModalButtonElement>(event.currentTarget)}
        onOpen={event => expectType<OpenOptions>(event.detail)}
        onClose={event => {
          expectType<OpenOutcome>(event.detail)
          if (event.detail.status === 'connected') expectType<CaipAddress>(event.detail.caipAddress)
        }}
      />
      <WalletModalButton size={undefined} />
      <WalletModalConnectButton size="sm">Sign in</WalletModalConnectButton>
      <WalletModalAccountButton balance="show" />
      <WalletModalNetworkButton label="Network" />
      <WalletModalWalletButton wallet="rabby" />
      <WalletModalEmbed className="panel" ref={createRef<HTMLElement>()} />
      {/* @ts-expect-error: no such size */}
      <WalletModalButton size="xl" />
      {/* @ts-expect-error: no such family */}
      <WalletModalButton namespace="ethereum" />
      {/* @ts-expect-error: a number */}
      <WalletModalButton charsStart="4" />
      {/* @ts-expect-error: what the class has for itself is no property of the component */}
      <WalletModalButton requestUpdate={() => undefined} />
      {/* @ts-expect-error: the network button shows no balance */}
      <WalletModalNetworkButton balance="show" />
      {/* @ts-expect-error: the detail is an outcome */}
      <WalletModalButton onClose={event => expectType<string>(event.detail)} />
      {/* @ts-expect-error: a ref to the wrong element */}
      <WalletModalButton ref={createRef<HTMLInputElement>()} />
    </>
  )
}

/** Compiled, never run. */
export function Hooks(): void {
  const { open, close } = useWalletModal()
  expectType<Promise<OpenOutcome>>(
    open({ view: 'Networks', namespace: 'eip155', signal: new AbortController().signal }),
  )
  expectType<Promise<boolean>>(close())
  // @ts-expect-error: namespaces are known
  void open({ namespace: 'nowhere' })

  const account = useWalletModalAccount({ namespace: 'solana' })
  expectType<AccountSnapshot>(account)
  expectType<'connected' | 'disconnected' | 'connecting' | 'reconnecting'>(account.status)
  if (account.status === 'connected') expectType<CaipAddress>(account.caipAddress)
  const { address, isConnected } = useWalletModalAccount()
  expectType<string>(isConnected ? address : 'Connect')
  // @ts-expect-error: without a connection there is no address
  expectType<string>(address)
  // @ts-expect-error: snapshots are for reading
  account.isConnected = true

  const { switchNetwork, chainId } = useWalletModalNetwork()
  expectType<string | number | undefined>(chainId)
  expectType<Promise<void>>(switchNetwork({ id: 1 }, { throwOnFailure: true }))
  expectType<Promise<void>>(switchNetwork('eip155:1'))

  const { setThemeVariables, setThemeMode } = useWalletModalTheme()
  setThemeMode('system')
  setThemeVariables({ '--w3m-accent': '#1f62e0', '--w3m-z-index': 10 })
  // @ts-expect-error: no such variable
  setThemeVariables({ '--w3m-acent': 'red' })
  // @ts-expect-error: no such mode
  setThemeMode('dim')

  const { walletProvider } = useWalletModalProvider<{ request: () => void }>('eip155')
  expectType<{ request: () => void } | undefined>(walletProvider)
  const ethereum = useWalletModalProvider('eip155')
  expectType<Promise<unknown> | undefined>(ethereum.walletProvider?.request({ method: 'eth_accounts' }))
  expectType<SolanaProvider | undefined>(useWalletModalProvider('solana').walletProvider)
  expectType<BitcoinProvider | undefined>(useWalletModalProvider('bip122').walletProvider)
  // @ts-expect-error: what a wallet of Polkadot can do is not known
  useWalletModalProvider('polkadot').walletProvider?.request({ method: 'polkadot_signMessage' })
  // @ts-expect-error: a namespace is needed
  useWalletModalProvider()

  expectType<string | undefined>(useWalletInfo().walletInfo?.name)
  expectType<Promise<void>>(useDisconnect().disconnect({ namespace: 'eip155' }))
  expectType<Promise<void>>(useDisconnect().disconnect({ id: 'io.metamask' }))

  const balance = useWalletModalBalance()
  void balance.fetchBalance().then(({ data }) => expectType<string | undefined>(data?.balance))

  const connection = useWalletModalConnection({ onError: error => expectType<Error>(error) })
  void connection.switchConnection({ connectorId: 'a', address: '0x' })
  if (connection.connection) void connection.deleteConnection({ connection: connection.connection })
  // @ts-expect-error: which one?
  void connection.switchConnection({ address: '0x' })

  const exchanges = useWalletModalExchanges()
  if (exchanges.isSuccess) expectType<readonly Exchange[]>(exchanges.data)
  if (exchanges.isError) expectType<Error>(exchanges.error)
  // @ts-expect-error: while it is loading there is no list
  expectType<readonly Exchange[]>(exchanges.data)
  const { data: paid } = useWalletModalPay()
  if (paid?.status === 'failed') expectType<Error>(paid.error)

  expectType<Promise<readonly SIWXSession[]> | undefined>(useWalletModalSIWX()?.getSessions('eip155:1', '0x'))
  expectType<DefaultSIWX | undefined>(useWalletModalSIWX<DefaultSIWX>())

  const { wallets, connect } = useWalletModalWallets()
  const [wallet] = wallets
  if (wallet) expectType<Promise<AccountSnapshot>>(connect(wallet, 'eip155'))
}
