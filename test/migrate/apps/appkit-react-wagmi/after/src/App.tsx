'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { mainnet } from 'viem/chains'
import type { Eip1193Provider } from 'wallet-modal'
import {
  useDisconnect,
  useWalletModal,
  useWalletModalAccount,
  useWalletModalNetwork,
  useWalletModalProvider,
  WalletModalButton,
  WalletModalNetworkButton,
} from 'wallet-modal/react'
import { WagmiProvider, useSignMessage } from 'wagmi'

import { modal, wagmiAdapter } from './config'

const queryClient = new QueryClient()

function Account() {
  const { open } = useWalletModal()
  const { address, isConnected } = useWalletModalAccount({ namespace: 'eip155' })
  const { chainId, switchNetwork } = useWalletModalNetwork()
  const { walletProvider } = useWalletModalProvider<Eip1193Provider>('eip155')
  const { disconnect } = useDisconnect()
  const { signMessage } = useSignMessage()

  if (!isConnected) return <button onClick={() => open({ view: 'Connect' })}>Connect</button>
  return (
    <section>
      <p>
        {address} on {chainId}
      </p>
      <button onClick={() => switchNetwork(mainnet)}>To Ethereum</button>
      <button onClick={() => signMessage({ message: 'Hello' })}>Sign</button>
      <button onClick={() => walletProvider?.request({ method: 'eth_chainId' })}>Ask</button>
      <button onClick={() => modal.open({ view: 'Networks' })}>Networks</button>
      <button onClick={() => disconnect()}>Leave</button>
    </section>
  )
}

export function App() {
  return (
    <WagmiProvider config={wagmiAdapter}>
      <QueryClientProvider client={queryClient}>
        <WalletModalButton balance="hide" charsStart={6} />
        <WalletModalNetworkButton></WalletModalNetworkButton>
        <Account />
      </QueryClientProvider>
    </WagmiProvider>
  )
}
