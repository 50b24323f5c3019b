import type { AdapterFactory } from '../adapter.js'

export type {
  BitcoinProvider,
  SendTransferParams,
  SignedMessage,
  SignMessageParams,
  SignPsbtParams,
} from './wallets/provider.js'
export type { InputToSign, SignatureProtocol, SignedPsbt } from './wallets/wallet.js'

/** The Bitcoin family for `createWalletModal({ adapters })`, loaded when a visitor shows intent. */
export const bitcoinAdapter = (): AdapterFactory => ({
  namespace: 'bip122',
  load: async context => new (await import('./adapter.js')).BitcoinAdapter(context),
})
