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
import type { SolanaProvider } from '../../../../src/chains/solana/index.js'
import { solInstructions } from '../../../../src/chains/solana/transfers/transfer-message.js'
import { createWalletConnectProvider } from '../../../../src/chains/solana/wallets/walletconnect-provider.js'
import { parseWire } from '../../../../src/chains/solana/wallets/wire.js'
import { decodeBase58, encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../../src/core/encoding/base64.js'
import { NetworkNotFoundError } from '../../../../src/core/errors/network.js'
import { MalformedReplyError } from '../../../../src/core/errors/service.js'
import { createRpc } from '../../../../src/services/json-rpc.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { devnet, first, mainnet, makeAdapter, second, serve, transfer } from '../harness.js'

afterEach(cleanUp)

const SIGNATURE = new Uint8Array(64).fill(9)

type Answer = (params: Readonly<Record<string, unknown>>) => unknown

/** What the protocol's client throws for a method that is not part of the session, at first and after its update. */
const NOT_IN_SESSION = [
  (method: string): Error => new Error(`Missing or invalid. request() method: ${method}`),
  (): Error => new Error(`JSON-RPC provider for ${mainnet.caipNetworkId} not found`),
]

/** The source of a session with scripted wallet answers; any other method is unknown. */
function makeSource(
  answers: Readonly<Record<string, Answer>>,
  unknown: (method: string) => Error = () => Object.assign(new Error('unsupported'), { code: 5101 }),
) {
  const calls: { readonly method: string; readonly params: Readonly<Record<string, unknown>> }[] = []
  const heard = new Set<(addresses: readonly string[]) => void>()
  const now = { addresses: [first] as readonly string[], name: 'Peer', network: mainnet.caipNetworkId }
  const source: SessionSource = {
    get name() {
      return now.name
    },
    raw: {},
    addresses: () => now.addresses,
    network: () => now.network,
    endpoints: async () => [],
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
    now.addresses = next
    for (const listener of heard) listener(next)
  }
  return { source, calls, change, now }
}

/** The provider of such a session. */
function makeSession(
  answers: Readonly<Record<string, Answer>>,
  endpoints: readonly string[] = [],
  unknown?: (method: string) => Error,
) {
  const made = makeSource(answers, unknown)
  return { ...made, provider: createWalletConnectProvider(made.source, async () => createRpc(endpoints)) }
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

  for (const notInSession of NOT_IN_SESSION)
    it(`signs and sends for wallets whose session lacks the method: ${notInSession('x').message}`, async () => {
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

  it('has the name of the wallet that is connected now', () => {
    const { provider, now } = makeSession({})
    expect(provider.name).to.equal('Peer')
    now.name = 'Next peer'
    expect(provider.name).to.equal('Next peer')
  })
})

describe('a transaction that a Solana wallet over WalletConnect only signs', () => {
  const signed = { signature: encodeBase58(SIGNATURE) }
  const sent = { sendTransaction: signed.signature }
  const onDevnet = { getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', ...sent }
  const methods = (asked: ReturnType<typeof serve>['asked']): readonly string[] => asked.map(({ method }) => method)

  /** The family's provider of a session, with these endpoints of mainnet and devnet. */
  async function join(made: ReturnType<typeof makeSource>, main: string, dev: string): Promise<SolanaProvider> {
    const { adapter } = makeAdapter({
      endpoints: async ({ caipNetworkId }) => [caipNetworkId === devnet.caipNetworkId ? dev : main],
    })
    return (await adapter.sessions()).provider(made.source) as SolanaProvider // as the family makes it
  }

  it('is sent to the cluster that it is signed for, also if the session moves to another meanwhile', async () => {
    const [main, dev] = [serve(sent), serve(onDevnet)]
    const made = makeSource({
      solana_signTransaction: () => {
        made.now.network = devnet.caipNetworkId
        return signed
      },
    })
    const provider = await join(made, main.url, dev.url)
    expect(await provider.signAndSendTransaction(transfer())).to.equal(signed.signature)
    expect(methods(main.asked)).to.include('sendTransaction')
    expect(methods(dev.asked)).to.deep.equal([])
  })

  it('is not sent to an endpoint of another cluster', async () => {
    const wrong = serve(onDevnet)
    const provider = await join(makeSource({ solana_signTransaction: () => signed }), wrong.url, wrong.url)
    expect(await rejection(provider.signAndSendTransaction(transfer()))).to.be.instanceOf(MalformedReplyError)
    expect(methods(wrong.asked)).to.not.include('sendTransaction')
  })

  it('is sent over the client that the family uses for everything', async () => {
    const { url, asked } = serve(sent)
    const provider = await join(makeSource({ solana_signTransaction: () => signed }), url, url)
    await provider.signAndSendTransaction(transfer())
    await provider.signAndSendTransaction(transfer())
    expect(methods(asked)).to.deep.equal(['getGenesisHash', 'sendTransaction', 'sendTransaction'])
  })

  it('is not signed on a cluster that the site does not have', async () => {
    const made = makeSource({ solana_signTransaction: () => signed })
    made.now.network = 'solana:other'
    const provider = await join(made, 'https://a.example', 'https://b.example')
    expect(await rejection(provider.signAndSendTransaction(transfer()))).to.be.instanceOf(NetworkNotFoundError)
    expect(made.calls.map(({ method }) => method)).to.deep.equal(['solana_signAndSendTransaction'])
  })
})
