'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useDisconnect,
  type Provider,
} from '@reown/appkit/react'
import { WagmiProvider, useSignMessage } from 'wagmi'
import { mainnet } from '@reown/appkit/networks'

import { modal, wagmiAdapter } from './config'

const queryClient = new QueryClient()

function Account() {
  const { open } = useAppKit()
  const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
  const { chainId, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
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
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <appkit-button balance="hide" charsStart="6" />
        <appkit-network-button></appkit-network-button>
        <Account />
      </QueryClientProvider>
    </WagmiProvider>
  )
}
