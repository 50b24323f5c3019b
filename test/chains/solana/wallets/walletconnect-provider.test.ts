import { expect } from '@open-wc/testing'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'

import type { SessionSource } from '../../../../src/chains/ports/sessions.js'
import { solInstructions } from '../../../../src/chains/solana/transfers/transfer-message.js'
import { createWalletConnectProvider } from '../../../../src/chains/solana/wallets/walletconnect-provider.js'
import { parseWire } from '../../../../src/chains/solana/wallets/wire.js'
import { decodeBase58, encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../../src/core/encoding/base64.js'
import { MalformedReplyError } from '../../../../src/core/errors/service.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { first, mainnet, second, serve, transfer } from '../harness.js'

afterEach(cleanUp)

const SIGNATURE = new Uint8Array(64).fill(9)

type Answer = (params: Readonly<Record<string, unknown>>) => unknown

/** What the protocol's client throws for a method that is not part of the session; it has no code. */
const notInSession = (method: string): Error => new Error(`Missing or invalid. request() method: ${method}`)

/** A session with scripted wallet answers; any other method is unknown. */
function makeSession(
  answers: Readonly<Record<string, Answer>>,
  endpoints: readonly string[] = [],
  unknown: (method: string) => Error = () => Object.assign(new Error('unsupported'), { code: 5101 }),
) {
  const calls: { readonly method: string; readonly params: Readonly<Record<string, unknown>> }[] = []
  const heard = new Set<(addresses: readonly string[]) => void>()
  let addresses: readonly string[] = [first]
  const source: SessionSource = {
    name: 'Peer',
    raw: {},
    addresses: () => addresses,
    network: () => mainnet.caipNetworkId,
    endpoints: async () => endpoints,
    request: async ({ method, params }) => {
      calls.push({ method, params: params as never })
      const answer = answers[method]
      if (!answer) throw unknown(method)
      return answer(params as never)
    },
    watch: listener => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
  }
  const change = (next: readonly string[]): void => {
    addresses = next
    for (const listener of heard) listener(next)
  }
  return { provider: createWalletConnectProvider(source), calls, change }
}

/** A legacy transaction that moves SOL. */
function legacyTransfer(): Uint8Array {
  const [, , move] = solInstructions(first, second, 5n)
  if (!move) throw new Error('no instruction')
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    tx => setTransactionMessageFeePayer(address(first), tx),
    tx =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' as never, lastValidBlockHeight: 1n },
        tx,
      ),
    tx => appendTransactionMessageInstruction(move, tx),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

/** A transaction with the signature in it. */
const signedText = (bytes: Uint8Array): string => {
  const copy = bytes.slice()
  copy.set(SIGNATURE, 1)
  return encodeBase64(copy)
}

describe('a Solana wallet over WalletConnect', () => {
  it('signs messages in base58', async () => {
    const { provider, calls } = makeSession({ solana_signMessage: () => ({ signature: encodeBase58(SIGNATURE) }) })
    expect(await provider.signMessage(new TextEncoder().encode('hi'))).to.deep.equal(SIGNATURE)
    const message = encodeBase58(new TextEncoder().encode('hi'))
    expect(calls).to.deep.equal([{ method: 'solana_signMessage', params: { message, pubkey: first } }])
  })

  it('attaches a signature that is answered', async () => {
    const { provider, calls } = makeSession({ solana_signTransaction: () => ({ signature: encodeBase58(SIGNATURE) }) })
    const signed = await provider.signTransaction(transfer())
    expect(parseWire(signed).signatures[0]).to.deep.equal(SIGNATURE)
    expect(calls[0]?.params).to.deep.equal({ transaction: encodeBase64(transfer()) })
  })

  it('accepts the whole transaction as an answer, in base64 or base58', async () => {
    for (const write of [
      (text: string) => text,
      (text: string) => encodeBase58(decodeBase64(text) ?? new Uint8Array()),
    ]) {
      const { provider } = makeSession({
        solana_signTransaction: ({ transaction }) => ({
          signature: 'rubbish',
          transaction: write(signedText(decodeBase64(String(transaction)) ?? new Uint8Array())),
        }),
      })
      expect(parseWire(await provider.signTransaction(transfer())).signatures[0]).to.deep.equal(SIGNATURE)
    }
  })

  it('also passes a legacy transaction field by field', async () => {
    const { provider, calls } = makeSession({ solana_signTransaction: () => ({ signature: encodeBase58(SIGNATURE) }) })
    await provider.signTransaction(legacyTransfer())
    const params = calls[0]?.params as Record<string, never>
    expect(params).to.deep.include({
      transaction: encodeBase64(legacyTransfer()),
      feePayer: first,
      recentBlockhash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
      signatures: [{ pubkey: first, signature: null }],
    })
    expect(params['instructions']).to.deep.equal([
      {
        programId: '11111111111111111111111111111111',
        keys: [
          { pubkey: first, isSigner: true, isWritable: true },
          { pubkey: second, isSigner: false, isWritable: true },
        ],
        data: encodeBase58(Uint8Array.of(2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0)),
      },
    ])
  })

  it('signs several at once, and one by one for wallets without support', async () => {
    const signOne: Answer = ({ transaction }) => ({
      transaction: signedText(decodeBase64(String(transaction)) ?? new Uint8Array()),
    })
    const all = makeSession({
      solana_signAllTransactions: ({ transactions }) => ({
        transactions: (transactions as string[]).map(text => signedText(decodeBase64(text) ?? new Uint8Array())),
      }),
    })
    expect(await all.provider.signAllTransactions([transfer(), transfer()])).to.have.length(2)
    expect(all.calls).to.have.length(1)
    const single = makeSession({ solana_signTransaction: signOne })
    expect(await single.provider.signAllTransactions([transfer(), transfer()])).to.have.length(2)
    expect(single.calls.map(({ method }) => method)).to.deep.equal([
      'solana_signAllTransactions',
      'solana_signTransaction',
      'solana_signTransaction',
    ])
  })

  it('asks for nothing else after a refusal', async () => {
    const refuse: Answer = () => {
      throw Object.assign(new Error('User rejected'), { code: 5000 })
    }
    const { provider, calls } = makeSession({
      solana_signAllTransactions: refuse,
      solana_signAndSendTransaction: refuse,
    })
    expect(await rejection(provider.signAllTransactions([transfer(), transfer()]))).to.have.property('code', 5000)
    expect(await rejection(provider.signAndSendTransaction(transfer()))).to.have.property('code', 5000)
    expect(calls).to.have.length(2)
  })

  it('has the wallet send, with the options under their name there', async () => {
    const { provider, calls } = makeSession({
      solana_signAndSendTransaction: () => ({ signature: encodeBase58(SIGNATURE) }),
    })
    const hash = await provider.signAndSendTransaction(transfer(), { preflightCommitment: 'recent' })
    expect(decodeBase58(hash)).to.deep.equal(SIGNATURE)
    expect(calls[0]?.params['sendOptions']).to.deep.equal({ preflightCommitment: 'processed' })
  })

  it('sends over the endpoints for wallets that only sign', async () => {
    const { url, asked } = serve({ sendTransaction: encodeBase58(SIGNATURE) })
    const { provider } = makeSession({ solana_signTransaction: () => ({ signature: encodeBase58(SIGNATURE) }) }, [url])
    expect(await provider.signAndSendTransaction(transfer())).to.equal(encodeBase58(SIGNATURE))
    expect(asked.map(({ method }) => method)).to.deep.equal(['sendTransaction'])
  })

  it('signs and sends for wallets whose session lacks the method, as the protocol’s client says', async () => {
    const { url, asked } = serve({ sendTransaction: encodeBase58(SIGNATURE) })
    const answers = { solana_signTransaction: () => ({ signature: encodeBase58(SIGNATURE) }) }
    const { provider, calls } = makeSession(answers, [url], notInSession)
    expect(await provider.signAndSendTransaction(transfer())).to.equal(encodeBase58(SIGNATURE))
    expect(asked.map(({ method }) => method)).to.deep.equal(['sendTransaction'])
    expect(await provider.signAllTransactions([transfer(), transfer()])).to.have.length(2)
    expect(calls).to.have.length(5)
  })

  for (const answer of [undefined, null, {}, { signature: 'x' }, { transaction: '!!' }, { signature: 7 }, []])
    it(`refuses ${JSON.stringify(answer)} as an answer`, async () => {
      const { provider } = makeSession({
        solana_signMessage: () => answer,
        solana_signTransaction: () => answer,
        solana_signAllTransactions: () => answer,
        solana_signAndSendTransaction: () => answer,
      })
      for (const task of [
        provider.signMessage(new Uint8Array(1)),
        provider.signTransaction(transfer()),
        provider.signAllTransactions([transfer(), transfer()]),
        provider.signAndSendTransaction(transfer()),
      ])
        expect(await rejection(task)).to.be.instanceOf(MalformedReplyError)
    })

  it('reports other accounts and the end', () => {
    const { provider, change } = makeSession({})
    const seen: unknown[] = []
    provider.on('accountChanged', key => seen.push(key.toBase58()))
    provider.on('disconnect', () => seen.push('end'))
    change([first])
    change([second, first])
    change([])
    expect(seen).to.deep.equal([second, 'end'])
    expect(provider.publicKey).to.equal(null)
  })
})
