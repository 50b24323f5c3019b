import { expect } from '@open-wc/testing'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'

import { createSolanaProvider } from '../../../../src/chains/solana/wallets/provider.js'
import { openTransaction } from '../../../../src/chains/solana/wallets/transaction-kinds.js'
import { parseWire, signatureOf } from '../../../../src/chains/solana/wallets/wire.js'
import { decodeBase58, encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { HttpUnreachableError, MalformedReplyError } from '../../../../src/core/errors/service.js'
import { InvalidCommitmentError } from '../../../../src/core/errors/solana.js'
import { InvalidTransactionError } from '../../../../src/core/errors/transaction.js'
import { siteTransactions } from '../../../../src/services/wallets/site-transactions.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { count, devnet, first, makeConnected, serve, transfer, verifies } from '../harness.js'

afterEach(cleanUp)

const SIGNATURE = encodeBase58(new Uint8Array(64).fill(7))
const RPC_URL = 'https://wallet-node.example/'

describe('the provider of a Solana wallet', () => {
  it('has the public key in the form that sites know', async () => {
    const { provider } = await makeConnected()
    const { publicKey } = provider
    expect(String(publicKey)).to.equal(first)
    expect(JSON.stringify({ publicKey })).to.equal(`{"publicKey":"${first}"}`)
    expect(publicKey?.toBytes()).to.deep.equal(decodeBase58(first))
    expect(publicKey?.equals({ toBase58: () => first })).to.equal(true)
    expect(provider.publicKey).to.equal(publicKey)
    expect(provider.connected).to.equal(true)
  })

  it('signs a message with ed25519', async () => {
    const { provider, adapter } = await makeConnected()
    const message = new TextEncoder().encode('hello')
    const signature = await provider.signMessage(message)
    const key = provider.publicKey?.toBytes() ?? new Uint8Array()
    expect(await verifies(key, signature, message)).to.equal(true)
    const text = await adapter.wallets.signMessage(provider.name, { message: 'hello', address: first })
    expect(decodeBase58(text)).to.deep.equal(signature)
  })

  it('signs transactions as bytes, one or several in one prompt, for the cluster of the page', async () => {
    const { provider, wallet } = await makeConnected({}, { active: () => devnet })
    const signed = await provider.signTransaction(transfer())
    const { signatures, message } = parseWire(signed)
    expect(
      await verifies(provider.publicKey?.toBytes() ?? new Uint8Array(), signatures[0] ?? new Uint8Array(), message),
    ).to.equal(true)
    const both = await provider.signAllTransactions([transfer(), transfer(first, first)])
    expect(both).to.have.length(2)
    expect(count(wallet, 'solana:signTransaction')).to.equal(2)
    expect(wallet.calls.at(-1)?.params).to.have.nested.property('[1].chain', 'solana:devnet')
    expect(wallet.calls.at(-1)?.params).to.have.nested.property('[1].account.address', first)
  })

  it('returns the kind of transaction that it was given', async () => {
    const { provider } = await makeConnected()
    const compiled = getTransactionDecoder().decode(transfer())
    const signed = await provider.signTransaction({ ...compiled, lifetime: 'kept' })
    expect(Object.keys(signed.signatures)).to.deep.equal([first])
    expect(signed.signatures[first as never]).to.have.length(64)
    expect(signed.lifetime).to.equal('kept')
    expect(getCompiledTransactionMessageDecoder().decode(signed.messageBytes as never).staticAccounts[0]).to.equal(
      first,
    )

    class Versioned {
      constructor(readonly bytes: Uint8Array) {}
      static deserialize(bytes: Uint8Array): Versioned {
        return new Versioned(bytes)
      }
      serialize(): Uint8Array {
        return this.bytes
      }
    }
    const versioned = await provider.signTransaction(new Versioned(transfer()))
    expect(versioned).to.be.instanceOf(Versioned)
    expect(parseWire(versioned.bytes).signatures[0]?.some(Boolean)).to.equal(true)
  })

  it('refuses an invalid transaction', async () => {
    const { provider, wallet } = await makeConnected()
    for (const wrong of [new Uint8Array(), new Uint8Array(2_000).fill(1), Uint8Array.of(1, 2, 3)])
      expect(() => parseWire(wrong)).to.throw(InvalidTransactionError)
    expect(await rejection(provider.signTransaction({} as never))).to.be.instanceOf(InvalidTransactionError)
    expect(wallet.calls).to.have.length(1)
    expect(() => openTransaction({ serialize: () => transfer() }).restore(transfer())).to.throw(InvalidTransactionError)
  })

  it('passes the wallet refusal on unchanged', async () => {
    const { provider, wallet } = await makeConnected()
    wallet.reject()
    expect(await rejection(provider.signTransaction(transfer()))).to.have.property('code', 4001)
    expect(await rejection(provider.signMessage(new Uint8Array(1)))).to.have.property('code', 4001)
  })

  const rubbish: readonly unknown[] = [undefined, null, [], [null], [{}], [{ signedTransaction: 'x' }], { 0: {} }]
  for (const [index, value] of rubbish.entries())
    it(`refuses an answer of a wrong shape (${index})`, async () => {
      const { provider, wallet } = await makeConnected()
      wallet.answer('solana:signTransaction', value)
      wallet.answer('solana:signMessage', value)
      expect(await rejection(provider.signTransaction(transfer()))).to.be.instanceOf(MalformedReplyError)
      expect(await rejection(provider.signMessage(new Uint8Array(1)))).to.be.instanceOf(MalformedReplyError)
    })

  it('has the wallet send when it can, with the options in their present form', async () => {
    const sent: unknown[] = []
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json({ jsonrpc: '2.0', id: 1, result: SIGNATURE })
    }
    const { provider, wallet } = await makeConnected({ rpcUrl: RPC_URL, fetch })
    wallet.answer('solana:signAndSendTransaction', [{ signature: new Uint8Array(64).fill(7) }])
    const options = { preflightCommitment: 'singleGossip', skipPreflight: false, maxRetries: 2 } as const
    const told: (string | undefined)[] = []
    const stop = siteTransactions.onSent(({ hash }) => void told.push(hash))
    expect(await provider.signAndSendTransaction(transfer(), options)).to.equal(SIGNATURE)
    stop()
    expect(told, 'the page knows what the site sent').to.deep.equal([SIGNATURE])
    expect(wallet.calls.at(-1)?.params).to.have.deep.nested.property('[0].options', {
      preflightCommitment: 'confirmed',
      skipPreflight: false,
      maxRetries: 2,
    })
    expect(sent).to.have.length(0)
    wallet.answer('solana:signAndSendTransaction', [{ signature: new Uint8Array(3) }])
    expect(await rejection(provider.signAndSendTransaction(transfer()))).to.be.instanceOf(MalformedReplyError)
  })

  it('sends over the endpoints when the wallet only signs', async () => {
    const { url, asked } = serve({ sendTransaction: SIGNATURE })
    const { provider } = await makeConnected({}, { endpoints: async () => [url] })
    expect(await provider.signAndSendTransaction(transfer(), { preflightCommitment: 'root' })).to.equal(SIGNATURE)
    const { params } = asked.at(-1) ?? { params: [] }
    expect(params[1]).to.deep.equal({ preflightCommitment: 'finalized', encoding: 'base64' })
    expect(atob(String(params[0])).length).to.equal(transfer().length)
  })

  it('has the node check it at the commitment of its blockhash', async () => {
    const { url, asked } = serve({ sendTransaction: SIGNATURE })
    const { provider } = await makeConnected({}, { endpoints: async () => [url] })
    await provider.signAndSendTransaction(transfer())
    expect(asked.at(-1)?.params[1]).to.deep.equal({ preflightCommitment: 'confirmed', encoding: 'base64' })
  })

  it('counts as sent what the chain has, though the answer was lost', async () => {
    const details = 'Transaction simulation failed: This transaction has already been processed'
    const sender = createSolanaProvider(
      { name: 'Signer', address: () => first, signMessage: async text => text, signTransactions: async all => all },
      async () => ({
        request: async method => {
          if (method === 'sendTransaction') throw refusal
          return { value: [status] }
        },
      }),
    ).provider
    let refusal: Error = new JsonRpcError(-32002, { details })
    let status: unknown = null
    const signature = signatureOf(transfer())
    expect(await sender.signAndSendTransaction(transfer())).to.equal(signature)
    refusal = new HttpUnreachableError()
    status = { confirmationStatus: 'processed', err: null }
    expect(await sender.signAndSendTransaction(transfer())).to.equal(signature)
    refusal = new JsonRpcError(-32002, { details: 'Blockhash not found' })
    expect(await rejection(sender.signAndSendTransaction(transfer()))).to.equal(refusal)
  })

  it('refuses a commitment that the chain does not know, before the wallet is asked', async () => {
    const { provider, wallet } = await makeConnected()
    const options = { preflightCommitment: 'surely' as never }
    expect(await rejection(provider.signAndSendTransaction(transfer(), options))).to.be.instanceOf(
      InvalidCommitmentError,
    )
    expect(count(wallet, 'solana:signTransaction')).to.equal(0)
  })

  it('sends through the connection of wallet-adapter style code', async () => {
    const { provider } = await makeConnected()
    const sent: Uint8Array[] = []
    const connection = { sendRawTransaction: async (bytes: Uint8Array) => (sent.push(bytes), SIGNATURE) }
    expect(await provider.sendTransaction(transfer(), connection)).to.equal(SIGNATURE)
    expect(parseWire(sent[0] ?? new Uint8Array()).signatures[0]?.some(Boolean)).to.equal(true)
  })

  it('completes a legacy transaction of web3.js 1 and has the site’s own keys sign it', async () => {
    class Key {
      constructor(readonly address: string) {}
    }
    const { provider } = await makeConnected()
    const blockhash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
    const own = {}
    const signed: unknown[] = []
    const draft = {
      feePayer: undefined as unknown,
      recentBlockhash: undefined as unknown,
      instructions: [{ programId: new Key('11111111111111111111111111111111') }],
      partialSign: (...signers: readonly unknown[]) => signed.push(...signers),
      serialize: () => transfer(),
    }
    const commitments: unknown[] = []
    const connection = {
      sendRawTransaction: async () => SIGNATURE,
      getLatestBlockhash: async (asked: unknown) => (commitments.push(asked), { blockhash }),
    }
    const options = { signers: [own], preflightCommitment: 'root' } as const
    expect(await provider.sendTransaction(draft, connection, options)).to.equal(SIGNATURE)
    expect(draft.feePayer).to.deep.equal(new Key(first))
    expect(draft.recentBlockhash).to.equal(blockhash)
    expect(signed).to.deep.equal([own])
    expect(commitments).to.deep.equal([{ commitment: 'finalized' }])

    await provider.sendTransaction(draft, connection)
    expect(commitments).to.have.length(1) // what is there already stays
    draft.recentBlockhash = undefined
    await provider.sendTransaction(draft, connection)
    expect(commitments[1]).to.equal(undefined) // the connection's own, at which it also simulates
    const wrong = { ...connection, getLatestBlockhash: async () => ({ blockhash: 'none' }) }
    const other = { ...draft, recentBlockhash: undefined }
    expect(await rejection(provider.sendTransaction(other, wrong))).to.be.instanceOf(MalformedReplyError)
  })

  it('does nothing once the wallet is disconnected', async () => {
    const { provider, adapter, wallet } = await makeConnected()
    let ended = 0
    provider.on('disconnect', () => (ended += 1))
    await adapter.wallets.disconnect(provider.name)
    expect(ended).to.equal(1)
    const before = wallet.calls.length
    expect(await rejection(provider.signMessage(new Uint8Array(1)))).to.have.property('code', 'CONNECTION_FAILED')
    expect(wallet.calls).to.have.length(before)
  })

  it('has sign-in only if the wallet has it, and survives listeners that throw', () => {
    const signer = {
      name: 'x',
      address: () => first,
      signMessage: async () => new Uint8Array(64),
      signTransactions: async () => [],
    }
    const plain = createSolanaProvider(signer, () => Promise.reject(new Error()))
    expect('signIn' in plain.provider).to.equal(false)
    const { provider, emit } = createSolanaProvider({ ...signer, signIn: async input => input }, () =>
      Promise.reject(new Error()),
    )
    expect(provider.signIn).to.be.a('function')
    const seen: unknown[] = []
    const listener = (): void => void seen.push(1)
    provider.on('disconnect', listener)
    provider.removeListener('disconnect', listener)
    emit('disconnect', undefined)
    expect(seen).to.have.length(0)
  })
})
