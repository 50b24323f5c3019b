import { mainnet as viemMainnet, sepolia as viemSepolia } from 'viem/chains'

import { evmAdapter, getPublicClient, getWalletClient } from '../../src/chains/evm/index.js'
import {
  type AccountSnapshot,
  type BitcoinProvider,
  type CaipAddress,
  type ConnectedAccount,
  createWalletModal,
  type Eip1193Provider,
  getWalletModal,
  type SolanaProvider,
  type WalletModal,
  type WalletModalOptions,
} from '../../src/index.js'
import { base, mainnet } from '../../src/networks.js'
import type { UncheckedOption } from '../../src/client/check-options.js'
import { DefaultSIWX } from '../../src/siwx/index.js'
import { expectType } from './expect-type.js'

/** Compiled, never run. */
export async function options(): Promise<void> {
  const modal = createWalletModal({
    projectId: 'id',
    networks: [mainnet, base, viemMainnet, viemSepolia],
    adapters: [evmAdapter()],
    defaultNetwork: viemSepolia,
    metadata: { name: 'Site', description: '', url: 'https://example.com', icons: [] },
    features: { analytics: false, socials: ['google'], connectMethodsOrder: ['wallet'] },
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#000' },
    services: { catalogue: false, analytics: event => expectType<string>(event.event), rpc: 'https://rpc.example.com' },
    remoteConfig: false,
  })
  expectType<WalletModal>(modal)
  expectType<WalletModal>(getWalletModal())

  const outcome = await modal.open()
  if (outcome.status === 'failed') expectType<Error>(outcome.error)
  if (outcome.status === 'rejected') expectType<string | undefined>(outcome.error.code)
  // @ts-expect-error: only a connection has an address
  expectType<string>(outcome.caipAddress)

  const wallet = await getWalletClient(modal)
  expectType<`0x${string}`>(await wallet.signMessage({ message: 'hello' }))
  const chain = await getPublicClient(modal)
  expectType<bigint>(await chain.getBlockNumber())

  modal.subscribeAccount(account => expectType<boolean>(account.isConnected), 'eip155')
  modal.subscribeEvents(({ data }) => expectType<string | undefined>(data?.event))
  expectType<Promise<unknown> | undefined>(modal.getProvider('eip155')?.request({ method: 'eth_chainId' }))
  modal.getProvider('eip155')?.on?.('accountsChanged', (accounts: string[]) => expectType<string[]>(accounts))
  expectType<SolanaProvider | undefined>(modal.getProvider('solana'))
  expectType<BitcoinProvider | undefined>(modal.getProvider('bip122'))
  expectType<Promise<unknown> | undefined>(modal.getWalletProvider('eip155')?.request({ method: 'eth_chainId' }))
  expectType<string | undefined>(modal.getWalletProvider('solana')?.publicKey?.toBase58())
  expectType<unknown>(modal.getWalletProvider())
  // @ts-expect-error: what a wallet of Polkadot can do is not known
  modal.getProvider('polkadot')?.request({ method: 'polkadot_signMessage' })
  // @ts-expect-error: a Bitcoin wallet speaks no EIP-1193
  modal.getProvider('bip122')?.request({ method: 'eth_chainId' })
  modal.subscribeProviders(({ solana, eip155 }) => {
    expectType<SolanaProvider | undefined>(solana)
    expectType<Eip1193Provider | undefined>(eip155)
  })
  expectType<{ request: () => void } | undefined>(modal.getProvider<{ request: () => void }>('eip155'))
  const relayed = await modal.getUniversalProvider()
  relayed.on('display_uri', (uri: string) => expectType<string>(uri))
  expectType<string | undefined>(relayed.session?.namespaces['eip155']?.accounts[0])
  expectType<Promise<unknown>>(relayed.request({ method: 'eth_chainId' }, 'eip155:1'))
  expectType<SolanaProvider>(await modal.getUniversalProvider<SolanaProvider>())
}

/** Compiled, never run. */
export async function accounts(modal: WalletModal): Promise<void> {
  const account = modal.getAccount('eip155')
  if (account.status === 'connected') {
    expectType<ConnectedAccount>(account)
    expectType<string>(account.address)
    expectType<CaipAddress>(account.caipAddress)
  } else expectType<undefined>(account.address)
  expectType<string>(account.isConnected ? account.caipAddress : account.status)
  // @ts-expect-error: without a connection there is no address
  expectType<string>(account.address)

  const { address, isConnected } = await modal.connect('io.metamask')
  expectType<string | undefined>(address)
  if (isConnected) expectType<string>(address)

  // @ts-expect-error: what is connected has an address
  const nowhere: AccountSnapshot = { ...account, isConnected: true, status: 'connected', address: undefined }
  void nowhere
}

// Every option's type is checked for plain JavaScript.
export const everyOptionIsChecked: [UncheckedOption] extends [never] ? true : UncheckedOption = true

export const signIn: WalletModalOptions['siwx'] = new DefaultSIWX()
// @ts-expect-error: it is made with new
export const wrongSignIn: WalletModalOptions['siwx'] = DefaultSIWX
// @ts-expect-error: a sign-in keeps its sessions, too
export const halfSignIn: WalletModalOptions['siwx'] = { createMessage: () => Promise.reject(new Error('Unsigned')) }

// @ts-expect-error: networks are needed
export const withoutNetworks: WalletModalOptions = { projectId: 'id' }
// @ts-expect-error: no such theme
export const wrongTheme: WalletModalOptions = { networks: [], themeMode: 'sepia' }
// @ts-expect-error: an adapter is made by calling its factory
export const wrongAdapter: WalletModalOptions = { networks: [], adapters: [evmAdapter] }
// @ts-expect-error: no such feature
export const wrongFeature: WalletModalOptions = { networks: [], features: { swap: true } }
