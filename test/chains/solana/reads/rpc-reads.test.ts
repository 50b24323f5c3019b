import { expect } from '@open-wc/testing'

import { checkAddress } from '../../../../src/chains/solana/transfers/check-address.js'
import { toWalletChain } from '../../../../src/chains/solana/clusters.js'
import { toSendOptions } from '../../../../src/chains/solana/commitment.js'
import { awaitSignature, confirmTransaction } from '../../../../src/chains/solana/transfers/confirm.js'
import { toPublicKey } from '../../../../src/chains/solana/public-key.js'
import {
  parseRawAccount,
  readAccounts,
  TOKEN_PROGRAMS,
  toMint,
  toTokenAccount,
} from '../../../../src/chains/solana/reads/token-accounts.js'
import { readTokens } from '../../../../src/chains/solana/reads/tokens.js'
import { encodeBase58 } from '../../../../src/core/encoding/base58.js'
import { encodeBase64 } from '../../../../src/core/encoding/base64.js'
import { InvalidCommitmentError } from '../../../../src/core/errors/solana.js'
import {
  TokenTransferError,
  TransactionExpiredError,
  TransactionFailedError,
} from '../../../../src/core/errors/transaction.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { HttpUnreachableError, MalformedReplyError } from '../../../../src/core/errors/service.js'
import type { Rpc } from '../../../../src/services/json-rpc.js'
import { rejection } from '../../../helpers/rejection.js'
import { devnet, first, mainnet, second } from '../harness.js'

/** A chain that answers by method; an error is thrown. */
function rpcOf(answers: Readonly<Record<string, (params: unknown) => unknown>>): Rpc & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    request: async (method, params, signal) => {
      signal?.throwIfAborted()
      asked.push(method)
      const answer = answers[method]?.(params)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}
const failed = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : String(thrown))

/** A mint's account of so many decimals. */
const mintAccount = (decimals: number, owner: string = TOKEN_PROGRAMS.token) => {
  const data = new Uint8Array(82)
  data[44] = decimals
  data[45] = 1
  return { owner, data: [encodeBase64(data), 'base64'], lamports: 1 }
}

describe('an account of the chain', () => {
  it('is its owner, its data and its lamports', () =>
    expect(parseRawAccount({ owner: first, data: ['AQI=', 'base64'], lamports: 5 })).to.deep.equal({
      owner: first,
      data: Uint8Array.of(1, 2),
      lamports: 5n,
    }))

  for (const value of [
    null,
    undefined,
    {},
    { owner: first, data: 'AQI=', lamports: 5 },
    { owner: first, data: ['!'], lamports: 5 },
    { owner: first, data: ['AQI='], lamports: 1.5 },
    { owner: first, data: ['AQI='], lamports: '5' },
    { owner: 'x'.repeat(45), data: ['AQI='], lamports: 5 },
  ])
    it(`is none in ${JSON.stringify(value)}`, () => expect(parseRawAccount(value)).to.equal(undefined))

  it('comes in the order of its address, gaps kept', async () => {
    const rpc = rpcOf({ getMultipleAccounts: () => ({ value: [null, mintAccount(6)] }) })
    const accounts = await readAccounts(rpc, [first, second])
    expect(accounts.map(account => account?.owner)).to.deep.equal([undefined, TOKEN_PROGRAMS.token])
  })

  it('is missing where the answer is too short, or none', async () => {
    for (const answer of [{ value: [] }, {}, null, 'x'])
      expect(await readAccounts(rpcOf({ getMultipleAccounts: () => answer }), [first])).to.deep.equal([undefined])
  })
})

describe('a mint', () => {
  for (const program of Object.values(TOKEN_PROGRAMS))
    it(`of ${program.slice(0, 7)} reports its decimals`, () =>
      expect(toMint(parseRawAccount(mintAccount(6, program)))).to.deep.equal({ program, decimals: 6, fees: undefined }))

  it('is none for another program, an empty account, or a missing one', () => {
    for (const account of [
      undefined,
      parseRawAccount(mintAccount(6, first)),
      { owner: TOKEN_PROGRAMS.token, data: new Uint8Array(82), lamports: 1n },
    ])
      expect(() => toMint(account)).to.throw(TokenTransferError, 'The token cannot be sent to this address')
  })

  it('is not a token account, which names it and its holder', () => {
    const data = new Uint8Array(165).fill(1, 0, 32).fill(2, 32, 64)
    const account = { owner: TOKEN_PROGRAMS.token, data, lamports: 1n }
    const keys = [1, 2].map(byte => encodeBase58(new Uint8Array(32).fill(byte)))
    expect(toTokenAccount(account)).to.deep.equal({ mint: keys[0], holder: keys[1] })
    expect(toTokenAccount({ ...account, owner: first })).to.equal(undefined)
    expect(toTokenAccount({ ...account, data: data.slice(0, 82) })).to.equal(undefined)
    expect(toTokenAccount(undefined)).to.equal(undefined)
  })

  it('with extensions is distinguished from an account by the byte after it', () => {
    const data = new Uint8Array(200)
    const account = { owner: TOKEN_PROGRAMS.token2022, data, lamports: 1n }
    expect(toTokenAccount(account)).to.equal(undefined)
    data[165] = 2
    expect(toTokenAccount(account)).to.include.keys('mint', 'holder')
  })
})

describe('what holds an address', () => {
  const ask = (owner: string | undefined) =>
    checkAddress(
      rpcOf({ getMultipleAccounts: () => ({ value: [owner ? { owner, data: ['', 'base64'], lamports: 1 } : null] }) }),
      { address: first },
    )

  it('is a person', async () =>
    expect(await ask('11111111111111111111111111111111')).to.deep.equal({ contract: false }))
  it('is an unused address', async () => expect(await ask(undefined)).to.deep.equal({ contract: false }))
  it('is a program', async () => expect(await ask(TOKEN_PROGRAMS.token)).to.deep.equal({ contract: true }))
  it('is not reported when no one answers', async () =>
    expect(
      await checkAddress(rpcOf({ getMultipleAccounts: () => new HttpUnreachableError() }), { address: first }),
    ).to.deep.equal({}))
  it('is not reported to a caller that gave up', async () => {
    const signal = AbortSignal.abort('enough')
    expect(await rejection(checkAddress(rpcOf({}), { address: first, signal }))).to.equal('enough')
  })
})

describe('tokens of a Solana account', () => {
  const info = (decimals: unknown) => ({ value: { data: { parsed: { info: { decimals } } } } })
  const entry = (amount: unknown) => ({ account: { data: { parsed: { info: { tokenAmount: { amount } } } } } })
  const read = (decimals: unknown, amounts: readonly unknown[], tokens: readonly string[] = [second]) =>
    readTokens(
      rpcOf({ getAccountInfo: () => info(decimals), getTokenAccountsByOwner: () => ({ value: amounts.map(entry) }) }),
      { address: first, tokens },
    )

  it('are added up over their accounts', async () =>
    expect((await read(6, ['5', '7']))[0]).to.include({ address: second, decimals: 6, amount: 12n }))

  it('omit invalid amounts', async () =>
    expect((await read(6, ['5', '-1', 5, null, '1.5', 'x', '9'.repeat(21)]))[0]?.amount).to.equal(5n))

  it('may be none', async () => expect((await read(6, []))[0]?.amount).to.equal(0n))

  for (const decimals of [undefined, '6', -1, 1.5, 1000])
    it(`are dropped when the decimals are ${String(decimals)}`, async () =>
      expect(await read(decimals, ['5'])).to.deep.equal([]))

  it('are not requested without a valid mint', async () => {
    const rpc = rpcOf({})
    expect(await readTokens(rpc, { address: first, tokens: ['0x12', '', 'So'] })).to.deep.equal([])
    expect(rpc.asked).to.deep.equal([])
  })

  for (const error of [new JsonRpcError(-32602), new MalformedReplyError()])
    it(`are dropped one by one after a ${error.name}`, async () => {
      const rpc = rpcOf({ getAccountInfo: () => error, getTokenAccountsByOwner: () => ({ value: [] }) })
      expect(await readTokens(rpc, { address: first, tokens: [second] })).to.deep.equal([])
    })

  it('cannot be read without an endpoint', async () => {
    const rpc = rpcOf({ getAccountInfo: () => new HttpUnreachableError(), getTokenAccountsByOwner: () => ({}) })
    expect(await rejection(readTokens(rpc, { address: first, tokens: [second] }))).to.be.instanceOf(
      HttpUnreachableError,
    )
  })
})

describe('the end of a transaction', () => {
  const status = (confirmationStatus: unknown, err: unknown = null) => ({ value: [{ confirmationStatus, err }] })
  const confirm = (answer: unknown, height = 1, signal?: AbortSignal) =>
    confirmTransaction(
      rpcOf({ getBlockHeight: () => height, getSignatureStatuses: () => answer }),
      { signature: 's', lastValidBlockHeight: 5n },
      signal,
    )

  for (const state of ['confirmed', 'finalized'])
    it(`is ${state}`, async () => expect(await confirm(status(state))).to.equal(undefined))

  it('can be a failure on the chain, with the chain’s message', async () => {
    const error = await rejection(confirm(status('confirmed', { InstructionError: [0, 'Custom'] })))
    expect(error).to.be.instanceOf(TransactionFailedError).and.include({ details: '{"InstructionError":[0,"Custom"]}' })
  })

  it('is its blockhash’s', async () =>
    expect(await rejection(confirm({ value: [null] }, 99))).to.be.instanceOf(TransactionExpiredError))

  for (const [what, answer, height] of [
    ['its blockhash’s while a node that lags behind may not know it yet', { value: [null] }, 6],
    ['a failure that only a fork of the chain knows', status('processed', { InstructionError: [0, 'Custom'] }), 1],
  ] as const)
    it(`is not ${what}`, async () => {
      const controller = new AbortController()
      setTimeout(() => controller.abort('enough'), 20)
      expect(await rejection(confirm(answer, height, controller.signal))).to.equal('enough')
    })

  it('is a confirmation that only the ledger knows, after a page has slept', async () => {
    const rpc = rpcOf({
      getBlockHeight: () => 99,
      getSignatureStatuses: params => {
        const [, { searchTransactionHistory }] = params as [unknown, { searchTransactionHistory: boolean }]
        return searchTransactionHistory ? status('finalized') : { value: [null] }
      },
    })
    expect(await confirmTransaction(rpc, { signature: 's', lastValidBlockHeight: 5n })).to.equal(undefined)
  })

  it('is not its blockhash’s once the transaction is processed', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort('enough'), 20)
    expect(await rejection(confirm(status('processed'), 99, controller.signal))).to.equal('enough')
  })

  it('is not its blockhash’s while it may still get in', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort('enough'), 20)
    expect(await rejection(confirm({ value: [null] }, 5, controller.signal))).to.equal('enough')
  })

  it('is a confirmation though its blockhash has run out by then', async () =>
    expect(await confirm(status('confirmed'), 99)).to.equal(undefined))

  it('is not yet there when it is only processed', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort('enough'), 20)
    expect(await rejection(confirm(status('processed'), 1, controller.signal))).to.equal('enough')
  })

  it('is searched in the chain’s history by its signature only', async () => {
    const asked: unknown[] = []
    const rpc = rpcOf({ getSignatureStatuses: params => (asked.push(params), status('finalized')) })
    await awaitSignature(rpc, 's')
    expect(asked).to.deep.equal([[['s'], { searchTransactionHistory: true }]])
  })

  it('by its signature alone is also a failure', async () => {
    const rpc = rpcOf({ getSignatureStatuses: () => status('confirmed', 'AccountInUse') })
    expect(await rejection(awaitSignature(rpc, 's'))).to.be.instanceOf(TransactionFailedError)
  })

  it('is not awaited by a caller that already gave up', async () => {
    const rpc = rpcOf({ getSignatureStatuses: () => status('finalized') })
    expect(await rejection(awaitSignature(rpc, 's', AbortSignal.abort('enough')))).to.equal('enough')
    expect(rpc.asked).to.deep.equal([])
  })
})

describe('words of Solana', () => {
  it('for clusters are those of Wallet Standard', () => {
    expect(toWalletChain(mainnet)).to.equal('solana:mainnet')
    expect(toWalletChain(devnet)).to.equal('solana:devnet')
    expect(toWalletChain({ ...mainnet, id: 'own' })).to.equal('solana:localnet')
    expect(toWalletChain(undefined)).to.equal('solana:localnet')
  })

  for (const [given, now] of [
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
    ['confirmed', 'confirmed'],
  ] as const)
    it(`${given} means ${now} today`, () =>
      expect(toSendOptions({ preflightCommitment: given })).to.deep.equal({ preflightCommitment: now }))

  it('that are omitted stay omitted', () => {
    expect(toSendOptions()).to.deep.equal({})
    expect(toSendOptions({ skipPreflight: false, maxRetries: 0, minContextSlot: 0 })).to.deep.equal({
      skipPreflight: false,
      maxRetries: 0,
      minContextSlot: 0,
    })
  })

  for (const commitment of ['sure', '', 'toString', '__proto__'])
    it(`do not include the commitment “${commitment}”`, () => {
      let thrown: unknown
      try {
        toSendOptions({ preflightCommitment: commitment as never })
      } catch (error) {
        thrown = error
      }
      expect(failed(thrown)).to.equal('InvalidCommitmentError')
      expect((thrown as InvalidCommitmentError).details).to.equal(commitment)
    })

  it('for a public key are those of wallet-adapter', () => {
    const key = toPublicKey(first)
    expect([key.toBase58(), String(key), JSON.stringify(key)]).to.deep.equal([first, first, `"${first}"`])
    expect(key.toBytes()).to.have.length(32)
    expect(key.equals(toPublicKey(first))).to.equal(true)
    expect(key.equals(toPublicKey(second))).to.equal(false)
  })
})
