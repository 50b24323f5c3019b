import { expect } from '@open-wc/testing'

import {
  approvalCall,
  checkApproval,
  checkChanges,
  checkRouter,
  checkSwap,
  minimumOf,
} from '../../../src/controllers/swap/check-swap.js'
import type { BuiltTransaction, SwapQuery } from '../../../src/services/blockchain/swaps.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'

const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ETHER = 10n ** 18n

const built = (patch: Partial<BuiltTransaction> = {}): BuiltTransaction => ({
  from: ALICE,
  to: ROUTER,
  data: '0x12345678',
  value: undefined,
  toAmount: 300n,
  gas: undefined,
  ...patch,
})
const swap = (patch: Partial<SwapQuery> = {}): SwapQuery => ({
  caipNetworkId: 'eip155:1',
  account: ALICE,
  source: undefined,
  target: DOLLAR,
  amount: ETHER,
  ...patch,
})
const agreed = { router: ROUTER, minimum: 297n }
const reasonOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error instanceof Error && 'details' in error ? error.details : error
  }
}

describe('a swap that the service built', () => {
  it('goes to the router with exactly the value that was written', () => {
    expect(checkSwap(built(), swap(), agreed)).to.deep.equal({ to: ROUTER, value: ETHER, data: '0x12345678' })
    expect(checkSwap(built({ value: ETHER }), swap(), agreed).value).to.equal(ETHER)
    expect(checkSwap(built(), swap({ source: DOLLAR, target: undefined }), agreed).value).to.equal(0n)
    expect(checkSwap(built({ to: ROUTER.toLowerCase() }), swap(), agreed).data).to.equal('0x12345678')
  })

  const wrong: readonly [Partial<BuiltTransaction>, string][] = [
    [{ from: BOB }, 'from'],
    [{ from: '0xsomeoneelse' }, 'from'],
    [{ to: BOB }, 'to'],
    [{ to: 'javascript:1' }, 'to'],
    [{ to: undefined }, 'to'],
    [{ data: '60' }, 'data'],
    [{ data: '0x' }, 'data'],
    [{ data: '0x123456789' }, 'data'],
    [{ data: undefined }, 'data'],
    [{ data: approvalCall(DOLLAR, BOB, 1n).data.replace('095ea7b3', 'a9059cbb') }, 'data'],
    [{ data: `${approvalCall(DOLLAR, BOB, 1n).data}00` }, 'data'],
    [{ data: '0xA22CB465' }, 'data'],
    [{ value: 999n * ETHER }, 'value'],
    [{ value: 'unreadable' }, 'value'],
    [{ value: 0n }, 'value'],
    [{ toAmount: 296n }, 'amount'],
  ]
  for (const [patch, details] of wrong)
    it(`is stopped for another ${details} (${String(Object.values(patch)[0])})`, () => {
      expect(reasonOf(() => checkSwap(built(patch), swap(), agreed))).to.equal(details)
    })

  it('takes no coin along when a token is paid', () => {
    const paid = swap({ source: DOLLAR, target: undefined })
    expect(reasonOf(() => checkSwap(built({ value: 1n }), paid, agreed))).to.equal('value')
  })
})

describe('a router that the service names', () => {
  const named = (router: string, held: readonly string[] = []) =>
    reasonOf(() => checkRouter(router, swap({ source: DOLLAR, target: undefined }), held))

  it('is neither the account nor a token that is paid, received or held', () => {
    expect(named(ROUTER, [BOB])).to.equal(undefined)
    expect(named(DOLLAR.toLowerCase())).to.equal('router')
    expect(named(ALICE)).to.equal('router')
    expect(named(BOB, [BOB.toLowerCase()])).to.equal('router')
    expect(reasonOf(() => checkRouter(DOLLAR, swap(), []))).to.equal('router')
  })
})

describe('an approval that the service built', () => {
  it('names the router, and is rebuilt for the token and the exact amount', () => {
    const call = approvalCall(DOLLAR, ROUTER, 5_000_000n)
    expect(call.to).to.equal(DOLLAR)
    expect(call.value).to.equal(0n)
    expect(checkApproval(built({ data: call.data }), 5_000_000n).toLowerCase()).to.equal(ROUTER.toLowerCase())
  })

  it('is stopped when it is unlimited, or no approval', () => {
    const unlimited = approvalCall(DOLLAR, ROUTER, (1n << 256n) - 1n).data
    expect(reasonOf(() => checkApproval(built({ data: unlimited }), 5n))).to.equal('approved amount')
    const transfer = approvalCall(DOLLAR, ROUTER, 5n).data.replace('095ea7b3', 'a9059cbb')
    expect(reasonOf(() => checkApproval(built({ data: transfer }), 5n))).to.equal('approval')
    expect(reasonOf(() => checkApproval(built({ data: undefined }), 5n))).to.equal('approval')
  })
})

describe('the least that a swap may bring', () => {
  it('is the expected amount less the tolerance, rounded down, and never more than the quote', () => {
    expect(minimumOf(1_000n, 1)).to.equal(990n)
    expect(minimumOf(999n, 1)).to.equal(989n)
    expect(minimumOf(1n, 1)).to.equal(0n)
    for (let digits = 1; digits <= 78; digits++)
      for (const slippage of [1, 2, 33, 50]) {
        const amount = BigInt('9'.repeat(digits))
        const least = minimumOf(amount, slippage)
        expect(least <= amount).to.equal(true)
        expect(least * 100n <= amount * BigInt(100 - slippage)).to.equal(true)
      }
  })
})

describe('what a swap would change', () => {
  const GOLD = '0x68749665FF8D2d112Fa859AA293F07A622782F38'
  const sold = swap({ source: DOLLAR, target: undefined, amount: 1_000n })
  const none: readonly string[] = []
  const reason = (amounts: readonly (bigint | undefined)[], leaving = none, of = sold): unknown =>
    reasonOf(() => checkChanges({ amounts, leaving }, of, 297n))

  it('is what was agreed, or better', () => {
    expect(reason([-1_000n, 297n], [DOLLAR.toLowerCase()])).to.equal(undefined)
    expect(reason([-900n, 400n])).to.equal(undefined)
    expect(reason([undefined, undefined])).to.equal(undefined)
    expect(reason([-5n, 297n], none, swap())).to.equal(undefined)
    const shares = swap({ source: DOLLAR, amount: ETHER })
    expect(reason([-ETHER - 2n, 297n], none, shares), 'a token of shares is off by two').to.equal(undefined)
  })

  it('is refused where more is paid, less or nothing arrives, or something else leaves', () => {
    expect(reason([-1_001n, 297n])).to.equal('paid')
    expect(reason([-1_000n, 296n])).to.equal('received')
    expect(reason([-1_000n, 0n])).to.equal('received')
    expect(reason([-1_000n, 297n], [GOLD.toLowerCase()])).to.equal('another token')
    expect(reason([-5n, 297n], [DOLLAR.toLowerCase()], swap())).to.equal('another token')
  })
})
