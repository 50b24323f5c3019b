export { bitcoinAdapter } from './bitcoin-adapter.js'
export type {
  BitcoinProvider,
  SendTransferParams,
  SignedMessage,
  SignMessageParams,
  SignPsbtParams,
} from './provider.js'
export type { InputToSign, SignatureProtocol, SignedPsbt } from './wallet.js'
