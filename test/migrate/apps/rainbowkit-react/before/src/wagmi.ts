import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { arbitrum, base, mainnet, sepolia } from 'wagmi/chains'

declare const __TESTNETS__: boolean

export const config = getDefaultConfig({
  appName: 'Shop',
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  chains: [mainnet, base, arbitrum, ...(__TESTNETS__ ? [sepolia] : [])],
  ssr: true,
})
