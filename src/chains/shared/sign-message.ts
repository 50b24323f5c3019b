import { encodeBase58 } from '../../core/encoding/base58.js'
import { fromHex, toBase64, toHex } from '../../core/encoding/bytes.js'
import type { ChainNamespace } from '../../core/caip.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { parseSignature } from '../../services/wallets/wallet-reply.js'
import type { SignMessageParams } from '../ports/wallets.js'

interface Call {
  readonly method: string
  readonly params: readonly unknown[] | object
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A text in the Cosmos signing format (ADR-36): a transaction that can never be sent. */
const cosmosDocument = ({ message, address }: SignMessageParams): object => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer: address, data: toBase64(bytesOf(message)) } }],
  memo: '',
})

/**
 * The request by which a wallet of a namespace signs a text (WIRE 9.2 to 9.4; others as documented by their wallets).
 */
const CALLS: Readonly<Record<ChainNamespace, (params: SignMessageParams) => Call>> = {
  eip155: ({ message, address }) => ({ method: 'personal_sign', params: [`0x${toHex(bytesOf(message))}`, address] }),
  solana: ({ message, address }) => ({
    method: 'solana_signMessage',
    params: { message: encodeBase58(bytesOf(message)), pubkey: address },
  }),
  bip122: ({ message, address }) => ({ method: 'signMessage', params: { account: address, message, address } }),
  polkadot: ({ message, address }) => ({ method: 'polkadot_signMessage', params: { address, message } }),
  cosmos: params => ({
    method: 'cosmos_signAmino',
    params: { signerAddress: params.address, signDoc: cosmosDocument(params) },
  }),
  near: ({ message, address }) => ({ method: 'near_signMessage', params: { message, signerId: address } }),
  ton: ({ message, address }) => ({ method: 'ton_signData', params: [{ type: 'text', text: message, from: address }] }),
  tron: ({ message, address }) => ({ method: 'tron_signMessage', params: { address, message } }),
}

/** Bitcoin wallets answer in hex over WalletConnect and in base64 everywhere else. */
function asBase64(signature: string): string {
  const bytes = fromHex(signature)
  return bytes ? toBase64(bytes) : signature
}

/**
 * Asks the wallet to sign a text; resolves to the signature in the family's encoding.
 *
 * @throws {MalformedReplyError} the wallet returned something else
 */
export async function signMessage(
  namespace: ChainNamespace,
  params: SignMessageParams,
  ask: (call: Call) => Promise<unknown>,
): Promise<string> {
  const signature = parseSignature(await ask(CALLS[namespace](params)))
  if (signature === undefined) throw new MalformedReplyError()
  return namespace === 'bip122' ? asBase64(signature) : signature
}
