import {
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { after, before } from 'node:test'
import { startSolana } from '../../../dev/solana/start.mjs'

/** Gives the tests of a file one chain with short slots, and a client of it. */
export function withSolana() {
  /** @type {Awaited<ReturnType<typeof startSolana>>} */
  let chain
  before(async () => {
    chain = await startSolana({ slotMs: 20 })
  })
  after(() => chain?.stop())
  const rpc = () => createSolanaRpc(/** @type {any} */ (chain.url))
  /** @param {number} index */
  const signer = index =>
    createKeyPairSignerFromPrivateKeyBytes(Buffer.from(chain.accounts[index]?.privateKey ?? '', 'hex'))
  const latest = async () => (await rpc().getLatestBlockhash().send()).value
  /** @param {any} payer @param {any[]} instructions @param {any} [lifetime] */
  const sign = async (payer, instructions, lifetime) => {
    lifetime ??= await latest()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      tx => setTransactionMessageFeePayerSigner(payer, tx),
      tx => setTransactionMessageLifetimeUsingBlockhash(lifetime, tx),
      tx => appendTransactionMessageInstructions(instructions, tx),
    )
    return getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
  }
  /** @param {any} payer @param {any[]} instructions @returns {Promise<any>} the signature, once it is confirmed */
  const send = async (payer, instructions) => {
    const signature = await rpc()
      .sendTransaction(await sign(payer, instructions), { encoding: 'base64' })
      .send()
    for (;;) {
      const { value } = await rpc().getSignatureStatuses([signature]).send()
      if (value[0]?.confirmationStatus !== 'processed') return signature
      await new Promise(resolve => setTimeout(resolve, 10)) // between two looks
    }
  }
  /** @param {string} method @param {unknown[]} params @returns {Promise<any>} the whole answer, errors too */
  const call = async (method, ...params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
    return (await fetch(chain.url, { method: 'POST', body })).json()
  }
  return { chain: () => chain, rpc, signer, sign, send, call }
}
