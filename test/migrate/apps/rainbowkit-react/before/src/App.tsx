import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, RainbowKitProvider, darkTheme } from '@rainbow-me/rainbowkit'
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
        <RainbowKitProvider theme={darkTheme({ accentColor: '#7b3fe4', overlayBlur: 'small' })} locale="de" modalSize="compact">
          <ConnectButton label="Sign in" showBalance={false} chainStatus="icon" />
          <Menu />
          <Greeting />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
