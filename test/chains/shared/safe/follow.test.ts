import { expect } from '@open-wc/testing'

import type { ChainAdapter } from '../../../../src/chains/adapter.js'
import { prepareCalls } from '../../../../src/chains/evm/transfers/contract-calls.js'
import { isAsker } from '../../../../src/chains/evm/transfers/signer.js'
import { joinSafe } from '../../../../src/chains/shared/safe/join.js'
import { SafeWallet } from '../../../../src/chains/shared/safe/safe-provider.js'
import { TransactionFailedError, TransactionReplacedError } from '../../../../src/core/errors/transaction.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { SafeChannel } from '../../../../src/services/safe/safe-channel.js'
import { ALICE, BOB, fakeAdapter, HASH, transfer } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'
import { safeHost } from '../../../helpers/safe-host.js'

const SAFE_HASH = `0x${'cd'.repeat(32)}`
const [network] = parseNetworks([mainnet]).networks

describe('a transaction of a Safe', () => {
  const ends: (() => void)[] = []
  afterEach(() => ends.splice(0).forEach(end => end()))

  /** A family in a Safe that reports `status` for its own transaction, and the calls of its transfers. */
  async function begin(status: string) {
    const host = await safeHost(({ method, params }) => {
      if (method === 'sendTransactions') return { success: true, data: { safeTxHash: SAFE_HASH } }
      const isKnown = Reflect.get(Object(params), 'safeTxHash') === SAFE_HASH
      return isKnown
        ? { success: true, data: { txHash: HASH, txStatus: status } }
        : { success: false, error: 'No such transaction' }
    })
    const life = new AbortController()
    ends.push(
      () => host.remove(),
      () => life.abort(),
    )
    const line = new SafeChannel(host.window, location.origin, life.signal)
    const wallet = new SafeWallet(line, { safeAddress: ALICE, chainId: 1 })
    const chain = { request: async (method: string) => (method === 'eth_call' ? '0x' : '0x1') }
    const fake = fakeAdapter({
      async prepareCalls(request) {
        if (!isAsker(request.provider)) throw new Error('no signer')
        return prepareCalls({ ...request, provider: request.provider, rpc: chain })
      },
    })
    fake.script.isProposed = async ({ hash }) => hash === SAFE_HASH
    let hasEnded = false
    fake.script.prepareTransfer = async () =>
      transfer([], {
        async send(signal) {
          signal?.addEventListener('abort', () => (hasEnded = true))
          const request = { method: 'eth_sendTransaction', params: [{ to: BOB }] }
          return {
            hash: String(await wallet.provider.request(request)),
            confirmed: new Promise<string>(() => undefined),
          }
        },
      })
    wallet.connect(true)
    const family: ChainAdapter = joinSafe(await fake.factory.load({} as never, 'eip155'), wallet)
    if (!network) throw new Error('no network')
    const transfers = await family.transfers?.()
    const send = async (connectorId: string) =>
      (await transfers?.prepare({ connectorId, network, from: ALICE, to: BOB, amount: 1n }))?.send()
    const calls = [
      { to: BOB, value: 1n, data: '0x' },
      { to: BOB, value: 0n, data: '0x01' },
    ]
    const port = await family.calls?.()
    const sendTogether = async () => (await port?.prepare({ connectorId: 'safe', network, from: ALICE, calls }))?.send()
    return { send, sendTogether, host, transfers, network, calls: fake.calls, life, ended: () => hasEnded }
  }

  it('is followed through the Safe, as the chain does not know its hash', async () => {
    const { send, ended } = await begin('SUCCESS')
    const sent = await send('safe')
    expect(sent?.hash).to.equal(SAFE_HASH)
    await sent?.confirmed
    expect(ended(), 'the endpoints are asked no more').to.equal(true)
  })

  for (const [status, kind] of [
    ['FAILED', TransactionFailedError],
    ['CANCELLED', TransactionReplacedError],
  ] as const)
    it(`has failed once it is ${status}`, async () => {
      const sent = await (await begin(status)).send('safe')
      expect(await rejection(sent?.confirmed ?? Promise.resolve())).to.be.instanceOf(kind)
    })

  it('is sent with several calls as soon as it is proposed, and confirmed once its owners have agreed', async () => {
    const agreed = await (await begin('SUCCESS')).sendTogether()
    expect([agreed?.hash, agreed?.hashes]).to.deep.equal([SAFE_HASH, [SAFE_HASH]])
    await agreed?.confirmed
    const failed = await (await begin('FAILED')).sendTogether()
    expect(await rejection(failed?.confirmed ?? Promise.resolve())).to.be.instanceOf(TransactionFailedError)
    const { sendTogether, host, life } = await begin('AWAITING_CONFIRMATIONS')
    const pending = await sendTogether()
    expect(pending?.hash).to.equal(SAFE_HASH)
    expect(host.requests.filter(({ method }) => method === 'sendTransactions')).to.have.lengthOf(1)
    life.abort()
    expect(await rejection(pending?.confirmed ?? Promise.resolve())).to.include({ name: 'AbortError' })
  })

  it('is awaited on a later visit too, and one unknown to the Safe is looked up on the chain', async () => {
    const { transfers, network, calls } = await begin('SUCCESS')
    await transfers?.awaitTransaction({ hash: SAFE_HASH, network })
    expect(calls).to.deep.equal([])
    await transfers?.awaitTransaction({ hash: HASH, network })
    expect(calls).to.deep.equal([`await ${HASH}`])
  })

  it('is reported as only proposed if the family reports it so', async () => {
    const { transfers, network } = await begin('AWAITING_CONFIRMATIONS')
    expect(await transfers?.isProposed?.({ hash: SAFE_HASH, network, from: ALICE })).to.equal(true)
    expect(await transfers?.isProposed?.({ hash: HASH, network, from: ALICE })).to.equal(false)
  })

  it('is no longer awaited once the instance has ended', async () => {
    const { transfers, network, life } = await begin('AWAITING_CONFIRMATIONS')
    life.abort()
    const waiting = transfers?.awaitTransaction({ hash: SAFE_HASH, network }) ?? Promise.resolve()
    expect(await rejection(waiting)).to.include({ name: 'AbortError' })
  })
})
