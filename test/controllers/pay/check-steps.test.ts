import { expect } from '@open-wc/testing'

import { checkChanges, checkQuote } from '../../../src/controllers/pay/check-steps.js'
import { mainnet } from '../../../src/networks.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import type { Holder } from '../../../src/controllers/accounts/holder.js'
import type { PaymentQuery, PaymentStep, ServiceQuote } from '../../../src/services/catalogue/payments.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { DOLLAR, DOLLARS, ETHER, SHOP, payment } from '../../helpers/payment.js'

const word = (value: bigint | string): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')
const approve = (amount: bigint, spender = BOB): string => `0x095ea7b3${word(spender)}${word(amount)}`
const TRANSFER = `0xa9059cbb${word(BOB)}${word(700n)}`
/** Another token than the one that is paid with. */
const GOLD = '0x68749665FF8D2d112Fa859AA293F07A622782F38'
const paid = payment({ paymentAsset: { ...ETHER, network: 'eip155:137' } })

const query = (patch: Partial<PaymentQuery> = {}): PaymentQuery => ({
  user: ALICE,
  originChainId: 'eip155:1',
  originCurrency: DOLLAR,
  destinationChainId: 'eip155:137',
  destinationCurrency: 'native',
  recipient: SHOP,
  amount: paid.amount,
  ...patch,
})
const deposit = (patch: object = {}): PaymentStep => ({
  type: 'deposit',
  requestId: 'a',
  deposit: { amount: 700n, currency: DOLLAR, receiver: BOB, ...patch },
})
const transaction = (patch: object = {}): PaymentStep => ({
  type: 'transaction',
  requestId: 'a',
  transaction: { from: ALICE, to: BOB, data: '0x12345678', value: undefined, ...patch },
})
const offer = (steps: readonly PaymentStep[], patch: Partial<ServiceQuote> = {}): ServiceQuote => ({
  origin: { amount: 700n, currency: DOLLARS },
  destination: { amount: paid.amount, currency: { ...ETHER, network: 'eip155:137' } },
  steps,
  fees: [],
  seconds: undefined,
  ...patch,
})

function holder(): Holder {
  instance()
  const network = networksController.find(`eip155:${mainnet.id}`)
  if (!network) throw new Error('no network')
  return { namespace: 'eip155', address: ALICE, network, owner: `eip155:1:${ALICE}` }
}
const problemOf = (quote: ServiceQuote, asked = query()): unknown => {
  try {
    return checkQuote(quote, asked, paid, holder()).type
  } catch (error) {
    return error instanceof Error && 'details' in error ? error.details : error
  }
}

describe('what the payment service wants signed', () => {
  afterEach(endInstance)

  it('is one transfer of exactly the amount shown, or calls that take no more', () => {
    expect(problemOf(offer([deposit()]))).to.equal('deposit')
    expect(problemOf(offer([transaction({ to: DOLLAR, data: approve(700n) }), transaction()]))).to.equal('calls')
    const coins = { origin: { amount: 5n, currency: ETHER } }
    expect(problemOf(offer([transaction({ value: 5n })], coins), query({ originCurrency: 'native' }))).to.equal('calls')
  })

  it('may take back the spender’s earlier approval first, as USDT requires', () => {
    const steps = [
      transaction({ to: DOLLAR, data: approve(0n) }),
      transaction({ to: DOLLAR, data: approve(700n) }),
      transaction(),
    ]
    expect(problemOf(offer(steps))).to.equal('calls')
    const coins = { origin: { amount: 5n, currency: ETHER } }
    const [reset, , last] = steps
    expect(
      problemOf(
        offer(
          [reset, last].flatMap(step => step ?? []),
          coins,
        ),
        query({ originCurrency: 'native' }),
      ),
    ).to.equal('token')
  })

  it('may call whatever takes a payment: by itself, in a bundle, or with the token’s allowance', () => {
    for (const selector of ['d0e30db0', 'ac9650d8', '5ae401dc', 'fd9f1e10']) // deposit, multicall, multicall, cancel
      expect(problemOf(offer([transaction({ data: `0x${selector}${word(700n)}` })]))).to.equal('calls')
    expect(problemOf(offer([transaction({ data: '0x' })]))).to.equal('calls')
  })

  const wrong: readonly (readonly [string, ServiceQuote])[] = [
    ['destination', offer([deposit()], { destination: { amount: paid.amount, currency: ETHER } })],
    [
      'amount',
      offer([deposit()], { destination: { amount: paid.amount - 1n, currency: { ...ETHER, network: 'eip155:137' } } }),
    ],
    [
      'decimals',
      offer([deposit()], {
        destination: {
          amount: paid.amount,
          currency: { ...ETHER, network: 'eip155:137', metadata: { ...ETHER.metadata, decimals: 6 } },
        },
      }),
    ],
    ['origin', offer([deposit()], { origin: { amount: 700n, currency: ETHER } })],
    ['origin amount', offer([deposit()], { origin: { amount: 0n, currency: DOLLARS } })],
    ['steps', offer([])],
    ['steps', offer([deposit(), deposit()])],
    ['steps', offer([transaction(), deposit()])],
    ['requestId', offer([transaction(), { ...transaction(), requestId: 'b' }])],
    ['deposit amount', offer([deposit({ amount: 701n })])],
    ['deposit currency', offer([deposit({ currency: 'native' })])],
    ['deposit receiver', offer([deposit({ receiver: 'javascript:1' })])],
    ['deposit receiver', offer([deposit({ receiver: ALICE })])],
    ['from', offer([transaction({ from: BOB })])],
    ['to', offer([transaction({ to: undefined })])],
    ['data', offer([transaction({ data: 'hello' })])],
    ['value', offer([transaction({ value: 'unreadable' })])],
    ['value', offer([transaction({ value: 1n })])],
    ['token amount', offer([transaction({ to: DOLLAR, data: approve(2n ** 256n - 1n) })])],
    ['token amount', offer([transaction({ to: DOLLAR })])],
    ['token amount', offer([transaction({ to: DOLLAR, data: `${approve(700n)}00` })])],
    ['token amount', offer([transaction({ to: DOLLAR, data: `0x39509351${word(BOB)}${word(700n)}` })])],
    [
      'token amount',
      offer([transaction({ to: DOLLAR, data: approve(700n) }), transaction({ to: DOLLAR, data: TRANSFER })]),
    ],
    ['token amount', offer([transaction({ to: DOLLAR, data: approve(0n) })])],
    ['token amount', offer([transaction({ to: DOLLAR, data: approve(0n) }), transaction()])],
    [
      'token amount',
      offer([transaction({ to: DOLLAR, data: approve(700n) }), transaction({ to: DOLLAR, data: approve(0n) })]),
    ],
    [
      'token amount',
      offer([transaction({ to: DOLLAR, data: approve(0n, GOLD) }), transaction({ to: DOLLAR, data: approve(700n) })]),
    ],
    [
      'token amount',
      offer([transaction({ to: DOLLAR, data: approve(0n) }), transaction({ to: DOLLAR, data: approve(701n) })]),
    ],
    [
      'token amount',
      offer([transaction({ to: DOLLAR, data: approve(0n) }), transaction({ to: DOLLAR, data: TRANSFER })]),
    ],
    ['token amount', offer([0n, 0n, 700n].map(amount => transaction({ to: DOLLAR, data: approve(amount) })))],
    ['token', offer([transaction({ to: GOLD, data: approve(0n) }), transaction({ to: DOLLAR, data: approve(700n) })])],
    ['token', offer([transaction({ to: BOB, data: approve(700n) })])],
    ['token', offer([transaction({ to: GOLD, data: `${TRANSFER}00` })])],
    ['token', offer([transaction({ to: GOLD, data: TRANSFER.toUpperCase().replace('0X', '0x') })])],
    ['token', offer([transaction({ to: GOLD, data: `0x23b872dd${word(ALICE)}${word(BOB)}${word(1n)}` })])],
    ['token', offer([transaction({ to: GOLD, data: `0x39509351${word(BOB)}${word(1n)}` })])],
    ['token', offer([transaction({ to: GOLD, data: `0xa22cb465${word(BOB)}${word(1n)}` })])],
    ['to', offer([transaction({ to: ALICE })])],
  ]
  for (const [index, [details, quote]] of wrong.entries())
    it(`stops before the wallet is asked: ${details} (${index})`, () => {
      expect(problemOf(quote)).to.equal(details)
    })
})

describe('what the calls of a payment would change', () => {
  const reason = (amounts: readonly (bigint | undefined)[], leaving: readonly string[], token?: string): unknown => {
    try {
      return checkChanges({ amounts, leaving }, { token, amount: 700n })
    } catch (error) {
      return error instanceof Error && 'details' in error ? error.details : error
    }
  }

  it('is no more of the paid token than shown, and nothing else', () => {
    expect(reason([-700n], [DOLLAR.toLowerCase()], DOLLAR)).to.equal(undefined)
    expect(reason([undefined], [], DOLLAR)).to.equal(undefined)
    expect(reason([-900n], [])).to.equal(undefined) // of the coin, the values of the calls say how much
    expect(reason([-701n], [DOLLAR.toLowerCase()], DOLLAR)).to.equal('paid')
    expect(reason([-700n], [DOLLAR.toLowerCase(), GOLD.toLowerCase()], DOLLAR)).to.equal('another token')
    expect(reason([-700n], [GOLD.toLowerCase()])).to.equal('another token')
  })
})
