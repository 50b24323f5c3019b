import { readPayment } from '../../src/controllers/pay/read-payment.js'
import type { PaymentAsset, PayOptions, PayQuote, Payment } from '../../src/core/entities/pay.js'
import { ALICE, aspen } from './fake-adapter.js'

/** Whom is paid. */
export const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Ether on the network that tests are on. */
export const ETHER: PaymentAsset = {
  network: 'eip155:1',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/** Dollars on the same network. */
export const DOLLARS: PaymentAsset = {
  network: 'eip155:1',
  asset: DOLLAR,
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
}

/** A quarter of an ether for the shop. */
export const payOptions = (patch: Partial<PayOptions> = {}): PayOptions => ({
  paymentAsset: ETHER,
  recipient: SHOP,
  amount: '0.25',
  ...patch,
})

/** The same, as it is read. */
export const payment = (patch: Partial<PayOptions> = {}): Payment => readPayment(payOptions(patch))

/** What a visitor would confirm of it. */
export const payQuote = (patch: Partial<PayQuote> = {}): PayQuote => {
  const paid = payment()
  return {
    payment: paid,
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
    connectorId: aspen.id,
    from: ALICE,
    source: {
      chainId: 'eip155:1',
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      amount: 15n * 10n ** 17n,
      price: 2500,
      value: 3750,
    },
    amount: paid.amount,
    to: SHOP,
    received: paid.amount,
    fees: [],
    networkFee: 21_000n * 10n ** 9n,
    requests: 1,
    seconds: undefined,
    requestId: undefined,
    checked: false,
    ...patch,
  }
}
