import type { AdapterFactory } from '../adapter.js'

export type {
  BitcoinProvider,
  InputToSign,
  SendTransferParams,
  SignatureProtocol,
  SignedMessage,
  SignedPsbt,
  SignMessageParams,
  SignPsbtParams,
} from '../../core/entities/bitcoin-provider.js'

/** The adapter for Bitcoin, for `createWalletModal({ adapters })`. Its code is loaded when a visitor shows intent. */
export const bitcoinAdapter = (): AdapterFactory => ({
  namespace: 'bip122',
  load: async context => new (await import('./adapter.js')).BitcoinAdapter(context),
})
