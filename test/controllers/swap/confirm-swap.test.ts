import { expect } from '@open-wc/testing'

import type { CallsProgress, CallsRequest, PreparedCalls, SentCalls } from '../../../src/chains/ports/calls.js'
import { BatchRefusal } from '../../../src/chains/shared/batch-refusal.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { loadTokens } from '../../../src/controllers/holdings/load-tokens.js'
import { requestedOutcome } from '../../../src/controllers/send/requested-outcome.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { confirmSwap } from '../../../src/controllers/swap/confirm-swap.js'
import { prepareSwap, refreshSwap } from '../../../src/controllers/swap/prepare-swap.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../../src/controllers/swap/swap-tokens.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import {
  SendError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionRejectedError,
} from '../../../src/core/errors/transaction.js'
import { ALICE, aspen, BOB, HASH, type Script } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { storedPending } from '../../helpers/pending.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../stubs.js'

const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const AMOUNT = 2_000_000n
const word = (value: string): string => value.padStart(64, '0')
const APPROVAL = `0x095ea7b3${word(BOB.slice(2).toLowerCase())}${word(AMOUNT.toString(16))}`

/** What the service answers, by the end of the path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  quotes: { quotes: [{ toAmount: '1000' }] },
  allowance: { allowance: '0' },
  'build-approve': { tx: { to: `eip155:1:${DOLLAR}`, data: APPROVAL, value: '0' } },
  'build-transaction': { tx: { from: ALICE, to: `eip155:1:${BOB}`, data: '0x12345678', value: '0', amount: '1000' } },
}

describe('confirm-swap', () => {
  let restore = (): void => undefined
  afterEach(async () => {
    await endInstance()
    restore()
  })

  /** Connected, with a swap of two dollars for ether that needs an approval and is ready to be confirmed. */
  async function ready(prepareCalls: NonNullable<Script['prepareCalls']>): Promise<void> {
    const stub = stubFetch(({ url }) => json(ANSWERS[url.pathname.split('/').at(-1) ?? ''] ?? {}))
    restore = stub.restore
    const held = { chainId: 'eip155:1', address: DOLLAR, name: 'Dollar', symbol: 'USD', decimals: 6 } as const
    instance({ prepareCalls, decimals: async () => 6 }, { services: { ...OFFLINE.services, blockchain: newService() } })
    await connect(aspen.id, 'eip155')
    await loadBalance('eip155', { force: true })
    await loadTokens('eip155').catch(() => undefined)
    const items = [{ ...held, amount: 9n * AMOUNT, price: 1, value: 18, listed: true }]
    swapTokensController.setList('eip155:1', { status: 'ready', items })
    swapController.start({ source: { address: DOLLAR }, target: {}, amount: '2' })
    await prepareSwap()
  }

  for (const [what, reason] of [
    ['the visitor', new TransactionRejectedError()],
    ['the wallet', new SendError()],
  ] as const)
    it(`shows the swap with a request each where ${what} refuses both as a batch`, async () => {
      const sent: string[] = []
      let isRefused = false
      await ready(async ({ calls }: CallsRequest): Promise<PreparedCalls> => {
        const requests = isRefused ? calls.length : 1
        const send = () => {
          sent.push(`${calls.length} in ${requests}`)
          if (isRefused) return Promise.resolve({ hash: HASH, hashes: [HASH], confirmed: Promise.resolve(HASH) })
          isRefused = true
          return Promise.reject(new BatchRefusal(reason))
        }
        return { fee: 1n, requests, send }
      })
      expect(swapController.state.quote).to.include({ allowance: 'exact', requests: 1 })
      expect(await rejection(confirmSwap())).to.equal(reason)
      expect(swapController.state.quote).to.include({ allowance: 'exact', requests: 2 })
      expect(swapController.state).to.include({
        status: 'ready',
        error: reason instanceof TransactionRejectedError ? reason : undefined,
      })
      expect(sent, 'nothing more without another confirmation').to.deep.equal(['2 in 1'])
      expect(await confirmSwap()).to.equal(HASH)
      expect(sent).to.deep.equal(['2 in 1', '2 in 2'])
    })

  /** Prepares a swap in one request, of which the wallet reports `progress`; returns what confirms it. */
  async function readyInOne(progress: (ended: Promise<SentCalls>) => CallsProgress): Promise<() => void> {
    let mine = (): void => undefined
    const mined = new Promise<void>(resolve => (mine = resolve))
    const ended = mined.then(() => ({ hash: HASH, hashes: [HASH], confirmed: Promise.resolve(HASH) }))
    const send: PreparedCalls['send'] = async (_signal, onStep) => {
      onStep?.(progress(ended))
      return ended
    }
    await ready(async () => ({ fee: 1n, requests: 1, send }))
    return mine
  }

  it('says that the wallet has the swap while it knows no hash of the batch, and takes no other one', async () => {
    const mine = await readyInOne(() => ({ sent: 2, done: 0, hashes: [] }))
    const confirmed = confirmSwap()
    await waitUntil(() => swapController.state.status === 'accepted')
    swapController.edit({ amount: '1' })
    expect(swapController.state).to.include({ status: 'accepted', amount: '2' })
    await rejection(prepareSwap())
    mine()
    expect(await confirmed).to.equal(HASH)
  })

  it('remembers a batch from when the wallet has it until it is confirmed', async () => {
    const mine = await readyInOne(ended => {
      return { sent: 2, done: 0, hashes: [], batch: { id: 'batch-1', isHash: false, ended } }
    })
    const confirmed = confirmSwap()
    await waitUntil(() => storedPending().length === 1, 'not remembered')
    const batch = { id: 'batch-1', connectorId: aspen.id }
    expect(storedPending()[0]).to.deep.include({ hash: batch.id, batch, quantity: '2', status: 'pending' })
    mine()
    expect(await confirmed).to.equal(HASH)
    await waitUntil(() => storedPending().length === 0, 'still remembered')
  })

  for (const named of [true, false])
    it(`${named ? 'has the hash' : 'says that its id is all there is'} of a batch`, async () => {
      const id = 'batch-1'
      const hash = named ? HASH : id
      const send: PreparedCalls['send'] = async (_signal, onStep) => {
        const ended = Promise.resolve({ hash, hashes: named ? [hash] : [], confirmed: Promise.resolve(hash) })
        onStep?.({ sent: 2, done: 0, hashes: [], batch: { id, isHash: false, ended } })
        return ended
      }
      await ready(async () => ({ fee: 1n, requests: 1, send }))
      swapController.start({ source: { address: DOLLAR }, target: {}, amount: '2', asked: true })
      await prepareSwap()
      const outcome = requestedOutcome(swapController, () => false, new Promise(() => undefined))
      await confirmSwap()
      expect(await outcome).to.deep.equal({
        ...{ status: 'sent', hash, caipNetworkId: 'eip155:1' },
        ...(named ? {} : { batchId: id }),
      })
    })

  it('remembers a batch of a Safe by its hash, which the chain knows', async () => {
    await ready(async () => ({
      fee: 1n,
      requests: 1,
      send: async (_signal, onStep) => {
        const confirmed = new Promise<string>(() => undefined)
        const ended = Promise.resolve({ hash: HASH, hashes: [HASH], confirmed })
        onStep?.({ sent: 2, done: 0, hashes: [], batch: { id: HASH, isHash: true, ended } })
        return ended
      },
    }))
    expect(await confirmSwap()).to.equal(HASH)
    expect(storedPending()).to.have.length(1)
    expect(storedPending()[0]).to.include({ hash: HASH, status: 'pending' }).and.not.have.any.keys('batch')
  })

  for (const [view, message] of [
    ['SwapPreview', /^$/],
    ['Account', /wasn’t swapped$/],
  ] as const)
    it(`says once that a batch has failed: ${view}`, async () => {
      await ready(async () => ({
        fee: 1n,
        requests: 1,
        send: async (_signal, onStep) => {
          const ended = Promise.reject<SentCalls>(new TransactionFailedError())
          onStep?.({ sent: 2, done: 0, hashes: [], batch: { id: 'batch-1', isHash: false, ended } })
          return ended
        },
      }))
      routerController.resetTo({ view, args: undefined })
      const error = await rejection(confirmSwap())
      await waitUntil(() => storedPending()[0]?.status === 'failed')
      expect(swapController.state.error).to.equal(error)
      expect(snackController.state.message).to.match(message)
    })

  describe('with a quote that is older than a minute', () => {
    const { now } = Date
    afterEach(() => void (Date.now = now))
    const calls = async (): Promise<PreparedCalls> => ({
      fee: 1n,
      requests: 1,
      send: async () => ({ hash: HASH, hashes: [HASH], confirmed: Promise.resolve(HASH) }),
    })

    it('shows another one first', async () => {
      await ready(calls)
      const { quote } = swapController.state
      Date.now = () => now() + 61_000
      expect(await rejection(confirmSwap())).to.be.instanceOf(ModalClosedError)
      expect(swapController.state.status).to.equal('ready')
      expect(swapController.state.quote).not.to.equal(quote)
      expect(await confirmSwap()).to.equal(HASH)
    })

    it('waits for the other one if it is already being prepared', async () => {
      await ready(calls)
      const { quote } = swapController.state
      void refreshSwap()
      Date.now = () => now() + 61_000
      expect(await rejection(confirmSwap())).to.be.instanceOf(ModalClosedError)
      expect(swapController.state.status).to.equal('ready')
      expect(swapController.state.quote).not.to.equal(quote)
    })

    it('says so where there is no other one', async () => {
      let isDown = false
      const down = new SimulationFailedError([])
      await ready(() => (isDown ? Promise.reject(down) : calls()))
      isDown = true
      Date.now = () => now() + 61_000
      expect(await rejection(confirmSwap())).to.equal(down)
      expect(swapController.state).to.include({ status: 'editing', quote: undefined, error: down })
    })
  })

  it('leads back to the form where the swap cannot be prepared again', async () => {
    await ready(async () => ({
      fee: 1n,
      requests: 1,
      send: () => {
        swapTokensController.setList('eip155:1', { status: 'failed', items: [] })
        return Promise.reject(new BatchRefusal(new TransactionRejectedError()))
      },
    }))
    await rejection(confirmSwap())
    expect(swapController.state).to.include({ status: 'editing', quote: undefined })
  })
})
