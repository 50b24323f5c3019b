import { createClient, http } from 'viem'
import { arbitrum, mainnet } from 'viem/chains'
import { createConfig } from 'wagmi'
import { createWalletModal, type NetworkInput } from 'wallet-modal'
import { evmAdapter } from 'wallet-modal/chains/evm'
import { solana } from 'wallet-modal/networks'
import { walletModalConnector } from 'wallet-modal/wagmi'

export const projectId = 'b56e18d47c72ab683b10814fe9495694'

const networks: [NetworkInput, ...NetworkInput[]] = [mainnet, arbitrum, solana]

// One config for the whole site.
export const wagmiAdapter = createConfig({
  chains: [mainnet, arbitrum],
  ssr: true,
  client: ({ chain }) => createClient({ chain, transport: http() }),
  connectors: [walletModalConnector()],
  multiInjectedProviderDiscovery: false,
})

export const modal = createWalletModal({
  adapters: [evmAdapter()],
  projectId,
  networks,
  // The visitor starts here.
  defaultNetwork: arbitrum,
  metadata: {
    name: 'Shop',
    description: 'Pays with a wallet',
    url: 'https://shop.example',
    icons: ['https://shop.example/icon.png'],
  },
  features: { email: false, socials: [], activity: true },
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#7c3aed', '--w3m-border-radius-master': '2px' },
})
