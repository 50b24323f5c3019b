import { createWalletModal, type WalletModal } from 'wallet-modal'
import { bitcoinAdapter } from 'wallet-modal/chains/bitcoin'
import { evmAdapter } from 'wallet-modal/chains/evm'
import { solanaAdapter } from 'wallet-modal/chains/solana'

import { localProvider } from './local-provider.js'
import { signInOf } from './sign-in.js'
import type { Stack } from './stack.js'

/** Creates the wallet modal as any site does, with every service at the development stack. */
export function createModal({ api, relay, frame, safe, onramp, networks, bitcoin, solana }: Stack): WalletModal {
  const query = new URL(location.href).searchParams
  const isEvmAlone = query.get('families') === 'evm'
  const modal = createWalletModal({
    projectId: 'playground',
    networks: isEvmAlone ? networks : [...networks, bitcoin.network, solana.network],
    adapters: isEvmAlone ? [evmAdapter()] : [evmAdapter(), bitcoinAdapter(), solanaAdapter()],
    metadata: {
      name: 'wallet-modal playground',
      description: 'Try wallet-modal without installing anything',
      url: location.origin,
      icons: [],
    },
    remoteConfig: false, // the switches of the page decide
    features: {
      allWallets: true,
      multiWallet: true,
      analytics: true,
      legalCheckbox: false,
      pay: query.has('pay'), // turns the logins by email and with social accounts off
    },
    services: {
      catalogue: api.url,
      analytics: api.url,
      rpc: api.url,
      blockchain: api.url,
      relay: relay.url,
      secureSite: frame.url,
    },
    safe: { origins: [new URL(safe.url).origin] },
    onRamp: { providers: ['coinbase', 'meld', localProvider(onramp.url)] },
    siwx: signInOf(query.get('signIn')),
    termsConditionsUrl: 'https://example.com/terms',
    privacyPolicyUrl: 'https://example.com/privacy',
  })
  Object.assign(window, { walletModal: modal }) // for play on the console
  return modal
}
