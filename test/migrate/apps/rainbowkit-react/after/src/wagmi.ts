import { createClient, http } from 'viem'
import { createConfig } from 'wagmi'
import { createWalletModal } from 'wallet-modal'
import { evmAdapter } from 'wallet-modal/chains/evm'
import { walletModalConnector } from 'wallet-modal/wagmi'
import { arbitrum, base, mainnet, sepolia } from 'wagmi/chains'

declare const __TESTNETS__: boolean

createWalletModal({
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  networks: [mainnet, base, arbitrum, ...(__TESTNETS__ ? [sepolia] : [])],
  adapters: [evmAdapter()],
  metadata: { name: 'Shop' },
  themeMode: 'dark',
  themeVariables: { '--w3m-accent': '#7b3fe4' },
  locale: 'de',
})

export const config = createConfig({
  chains: [mainnet, base, arbitrum, ...(__TESTNETS__ ? [sepolia] : [])],
  ssr: true,
  client: ({ chain }) => createClient({ chain, transport: http() }),
  connectors: [walletModalConnector()],
  multiInjectedProviderDiscovery: false,
})
