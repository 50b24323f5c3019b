import { WalletModalButton } from 'wallet-modal/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'

import { Menu } from './Menu'
import { config } from './wagmi'

const queryClient = new QueryClient()

function Greeting() {
  const { address } = useAccount()
  return <p>{address ? `Hello ${address}` : 'Hello'}</p>
}

export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <>
          <WalletModalButton label="Sign in" balance="hide" />
          <Menu />
          <Greeting />
        </>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
