import { expect } from '@open-wc/testing'

import type { CallsRequest, ChangesRequest, PreparedCalls } from '../../../src/chains/ports/calls.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { loadTokens } from '../../../src/controllers/holdings/load-tokens.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { approvalCall } from '../../../src/controllers/swap/check-swap.js'
import { confirmSwap } from '../../../src/controllers/swap/confirm-swap.js'
import { chooseAllowance, prepareSwap, refreshSwap } from '../../../src/controllers/swap/prepare-swap.js'
import { keepPermit, signedPermit } from '../../../src/controllers/swap/permits.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../../src/controllers/swap/swap-tokens.js'
import type { SwapToken } from '../../../src/core/entities/swap.js'
import { EVM_NATIVE } from '../../../src/services/blockchain/native-address.js'
import { priceCache } from '../../../src/services/storage/cache.js'
import { InsufficientFeeError } from '../../../src/core/errors/send.js'
import { SwapMismatchError } from '../../../src/core/errors/swap.js'
import {
  SimulationFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../../src/core/errors/transaction.js'
import { inTurn } from '../../helpers/calls.js'
import { ALICE, aspen, result, type Script } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { whilePressed } from '../../helpers/press.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'

const CHAIN = 'eip155:1'
const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const DOLLAR = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const GOLD = '0x68749665FF8D2d112Fa859AA293F07A622782F38'
const MILLION = 1_000_000n
const ANY_AMOUNT = (1n << 256n) - 1n
const SWAP = { to: ROUTER, value: 0n, data: '0x12345678' }

const listed = (symbol: string, address: string): SwapToken => ({
  ...{ chainId: CHAIN, address, name: symbol, symbol, decimals: 6 },
  ...{ amount: 0n, price: 1, value: 0, listed: true },
})
const held = (symbol: string, address: string) => ({
  ...{ name: symbol, symbol, chainId: CHAIN, address: `${CHAIN}:${address}`, price: 1 },
  quantity: { decimals: '6', numeric: '90' },
})

/** Five dollars for ether in the form of an account with ninety, a service that answers, and a wallet that takes calls. */
async function filled({
  allowed = '0',
  router = ROUTER,
  script = {},
  built = '1000',
  price = () => 0,
}: {
  allowed?: string
  router?: string
  script?: Script
  built?: string
  price?: () => number
} = {}) {
  const stub = stubFetch(({ url: { pathname, searchParams } }) => {
    if (pathname.endsWith('supported-chains')) return json({ http: [CHAIN], ws: [] })
    if (pathname.endsWith('/balance')) return json({ balances: [held('USDT', DOLLAR), held('XAUT', GOLD)] })
    if (pathname.endsWith('/allowance')) return json({ allowance: allowed })
    if (pathname.endsWith('/price')) return json({ fungibles: [{ price: price() }] })
    if (pathname.endsWith('/quotes')) return json({ quotes: [{ toAmount: '1000' }] })
    if (pathname.endsWith('/build-approve'))
      return json({ tx: { data: approvalCall(DOLLAR, router, BigInt(searchParams.get('amount') ?? 0)).data } })
    return json({ tx: { from: ALICE, to: router, data: SWAP.data, amount: built, eip155: { gas: '200000' } } })
  })
  const services = { ...OFFLINE.services, blockchain: newService() }
  const made = instance({ decimals: async token => (token === DOLLAR ? 6 : 18), ...script }, { services })
  recordIntent()
  await connect(aspen.id, 'eip155')
  await loadBalance('eip155', { force: true })
  await loadTokens('eip155', { force: true })
  swapTokensController.setList(CHAIN, { status: 'ready', items: [listed('USDT', DOLLAR)] })
  swapController.start({ source: { address: DOLLAR }, target: {}, amount: '5' })
  return { ...made, restore: stub.restore }
}

/** A token that approves an amount only while nothing is approved, as USDT on Ethereum does. */
function strict(prepareCalls: (request: CallsRequest) => Promise<PreparedCalls>) {
  return async (request: CallsRequest): Promise<PreparedCalls> => {
    const [first] = request.calls
    const isReset = first?.data === approvalCall(DOLLAR, ROUTER, 0n).data
    if (first?.to === DOLLAR && !isReset) throw new SimulationFailedError(['reverted'])
    return prepareCalls(request)
  }
}

function toPolygon(): void {
  const polygon = networksController.find('eip155:137')
  if (!polygon) throw new Error('the site has no such network')
  networksController.activate(polygon)
}

describe('prepare-swap', () => {
  let restore = (): void => undefined
  const begin = async (...given: Parameters<typeof filled>): Promise<void> => {
    const made = await filled(...given)
    restore = made.restore
  }

  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('approves over a smaller allowance in one request where the token takes that', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    await begin({ allowed: '2', script: { prepareCalls } })
    expect(await prepareSwap()).to.include({ allowance: 'exact', requests: 2 })
    expect(requests.map(({ calls }) => calls)).to.deep.equal([[approvalCall(DOLLAR, ROUTER, 5n * MILLION), SWAP]])
  })

  it('takes a smaller allowance back first where the token refuses another amount over it', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    await begin({ allowed: '2', script: { prepareCalls: strict(prepareCalls) } })
    expect(await prepareSwap()).to.include({ allowance: 'exact', requests: 3 })
    const callsOf = (amount: bigint) => [approvalCall(DOLLAR, ROUTER, 0n), approvalCall(DOLLAR, ROUTER, amount), SWAP]
    expect(requests.at(-1)?.calls).to.deep.equal(callsOf(5n * MILLION))
    await chooseAllowance(true)
    expect(swapController.state.quote).to.include({ allowance: 'unlimited', requests: 3 })
    expect(requests.at(-1)?.calls).to.deep.equal(callsOf(ANY_AMOUNT))
  })

  it('stops at an approval that the token refuses although nothing is approved', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    await begin({ script: { prepareCalls: strict(prepareCalls) } })
    expect(await rejection(prepareSwap())).to.be.instanceOf(SimulationFailedError)
  })

  it('has the wallet asked for the swap only after both approvals, and stays where the second is refused', async () => {
    const seen: string[] = []
    const sign = (index: number): void => {
      seen.push(`${index} ${swapController.state.status}`)
      if (index === 1 && seen.length === 2) throw new TransactionRejectedError()
    }
    const { prepareCalls } = inTurn({ sign })
    await begin({ allowed: '2', script: { prepareCalls: strict(prepareCalls) } })
    await prepareSwap()
    expect(await rejection(confirmSwap())).to.be.instanceOf(TransactionRejectedError)
    expect(swapController.state.status).to.equal('ready')
    await confirmSwap()
    expect(seen.slice(2)).to.deep.equal(['0 approving', '1 approving', '2 signing'])
  })

  it('has the wallet of a Safe asked for the swap once its approval is proposed', async () => {
    const seen: string[] = []
    const sign = (index: number): void => void seen.push(`${index} ${swapController.state.status}`)
    const { prepareCalls } = inTurn({ sign, isProposed: true })
    await begin({ allowed: '2', script: { prepareCalls: strict(prepareCalls) } })
    await prepareSwap()
    await confirmSwap()
    expect(seen).to.deep.equal(['0 approving', '1 approving', '2 signing'])
    expect(swapController.state.status).to.equal('sent')
  })

  it('stops where the service names a token of the account as the router, and asks for no permission', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    await begin({ router: GOLD, script: { prepareCalls } })
    expect(await rejection(prepareSwap()))
      .to.be.instanceOf(SwapMismatchError)
      .and.have.property('details', 'router')
    expect(requests).to.deep.equal([])
  })

  it('stops where the chain says that the call pays out to someone else, approvals included', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const asked: ChangesRequest[] = []
    let received: bigint | undefined = 990n
    const changes: Script['changes'] = async request => {
      asked.push(request)
      return { amounts: [-5n * MILLION, received], leaving: [DOLLAR.toLowerCase()] }
    }
    await begin({ allowed: '2', script: { prepareCalls, changes } })
    expect((await prepareSwap()).checked).to.equal(true)
    expect(asked[0]?.tokens).to.deep.equal([DOLLAR, undefined])
    const approvals = [0n, 5n * MILLION].map(amount => approvalCall(DOLLAR, ROUTER, amount))
    expect(asked[0]?.calls).to.deep.equal([...approvals, SWAP])
    received = undefined
    expect((await prepareSwap()).checked, 'the chain did not say what arrives').to.equal(false)
    received = 0n
    expect(await rejection(prepareSwap()))
      .to.be.instanceOf(SwapMismatchError)
      .and.have.property('details', 'received')
  })

  it('stops where the chain says that less arrives than the review would show, whatever the quote was', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const changes: Script['changes'] = async () => ({ amounts: [-5n * MILLION, 990n], leaving: [DOLLAR.toLowerCase()] })
    await begin({ script: { prepareCalls, changes }, built: '2000' })
    expect(await rejection(prepareSwap()))
      .to.be.instanceOf(SwapMismatchError)
      .and.have.property('details', 'received')
  })

  it('weighs the amounts at the price of now', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    let price = 3_000
    await begin({ script: { prepareCalls }, price: () => price })
    expect((await prepareSwap()).target.price).to.equal(3_000)
    price = 3_500
    priceCache.clear(`${CHAIN}:${EVM_NATIVE}`)
    expect((await prepareSwap()).target.price).to.equal(3_500)
  })

  it('does not count the fee of a smart account, which may be sponsored', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const poor: Script = { prepareCalls, balance: async () => 0n }
    await begin({ script: poor })
    expect(await rejection(prepareSwap())).to.be.instanceOf(InsufficientFeeError)
    await endInstance()
    restore()
    const smart: Script['connect'] = async id => result(id, { accounts: [{ address: ALICE, type: 'smartAccount' }] })
    await begin({ script: { ...poor, connect: smart } })
    expect((await prepareSwap()).fee).to.equal(21_000n * 10n ** 9n)
    await endInstance()
    restore()
    await begin({
      script: { ...poor, prepareCalls: async request => ({ ...(await prepareCalls(request)), mayBeSponsored: true }) },
    })
    expect((await prepareSwap()).fee).to.equal(21_000n * 10n ** 9n)
  })

  it('does not count the fee while the balance of the coin cannot be read', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    let isDown = false
    const balance = async (): Promise<bigint> => {
      if (isDown) throw new Error('down')
      return 0n
    }
    await begin({ script: { prepareCalls, balance } })
    isDown = true
    await loadBalance('eip155', { force: true }).catch(() => undefined)
    expect((await prepareSwap()).requests).to.equal(2)
  })

  it('has no wallet asked for the swap once the network is another one after its approval', async () => {
    const { prepareCalls, signed } = inTurn({ sign: () => undefined, mine: toPolygon })
    await begin({ script: { prepareCalls } })
    await prepareSwap()
    expect(await rejection(confirmSwap())).to.be.instanceOf(WalletChangedError)
    expect(signed).to.deep.equal([0])
    expect(swapController.state).to.include({ status: 'editing', quote: undefined })
  })

  it('renews no quote for another network than the visitor reviews', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    await begin({ script: { prepareCalls } })
    const quote = await prepareSwap()
    toPolygon()
    await refreshSwap()
    expect(requests).to.have.length(1)
    expect(swapController.state).to.include({ status: 'ready', quote })
  })

  it('has the token approved anew where the chain refuses the swap with a permit that was kept', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    const refusing = async (request: CallsRequest): Promise<PreparedCalls> => {
      const prepared = await prepareCalls(request)
      if (request.calls.length === 1) throw new SimulationFailedError(['nonce'])
      return prepared
    }
    await begin({ script: { prepareCalls: refusing } })
    const use = { caipNetworkId: CHAIN, account: ALICE, token: DOLLAR, router: ROUTER, amount: 5n * MILLION } as const
    keepPermit(use, { data: '0x12', expiresAt: Date.now() + 900_000 })
    expect(await prepareSwap()).to.include({ allowance: 'exact', requests: 2 })
    expect(requests[0]?.calls).to.deep.equal([SWAP])
    expect(signedPermit(use)).to.equal(undefined)
  })

  it('renews a quote only once it is no longer pressed', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    await begin({ script: { prepareCalls } })
    const quote = await prepareSwap()
    const order: string[] = []
    swapController.subscribe(state => state.quote === quote || order.push('renewed'))
    await whilePressed(refreshSwap, () => requests.length === 2, order)
    expect(order).to.deep.equal(['released', 'renewed'])
  })
})
