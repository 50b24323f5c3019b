import { createAppKit } from '@reown/appkit/react'
import { arbitrum, mainnet, solana } from '@reown/appkit/networks'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'

export const projectId = 'b56e18d47c72ab683b10814fe9495694'

const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, arbitrum, solana]

// One config for the whole site.
export const wagmiAdapter = new WagmiAdapter({
  ssr: true,
  projectId,
  networks,
})

export const modal = createAppKit({
  adapters: [wagmiAdapter],
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
  enableCoinbase: false,
  features: { email: false, socials: [], history: true, headless: false },
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#7c3aed', '--apkt-border-radius-master': '2px' },
})
