import '../shared/modal.js'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendTransaction,
  WagmiProvider,
} from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { walletModalConnector } from 'wallet-modal/wagmi'

import { networks, receiver } from '../shared/modal.js'

const config = createConfig({
  chains: networks,
  transports: Object.fromEntries(networks.map(({ id }) => [id, http()])),
  connectors: [walletModalConnector()],
  multiInjectedProviderDiscovery: false,
})

function App() {
  const { address, status } = useConnection()
  const [connector] = useConnectors()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const { mutateAsync: send } = useSendTransaction()
  const [paid, setPaid] = useState('')
  const pay = async () => {
    const hash = await send({ to: receiver, value: 1n })
    await waitForTransactionReceipt(config, { hash })
    setPaid(hash)
  }
  return (
    <main>
      <output aria-label="Account">{status === 'connected' ? address : 'none'}</output>
      <output aria-label="Paid">{paid}</output>
      <button onClick={() => connect({ connector })}>Connect wallet</button>
      <button onClick={pay}>Pay</button>
      <button onClick={() => disconnect()}>Disconnect</button>
    </main>
  )
}

createRoot(document.querySelector('#root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
